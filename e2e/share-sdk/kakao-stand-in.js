// A fake of the Kakao SDK for JavaScript: the documented calls that the page makes, with the documented limits. It
// records messages in `Kakao.sent` instead of sending them.
(() => {
  let key = null;
  const sent = [];
  const refuse = (reason) => {
    throw new Error(`KakaoError: ${reason}`);
  };
  const checkLink = ({ mobileWebUrl, webUrl }) => {
    for (const address of [mobileWebUrl, webUrl]) {
      if (!/^https?:\/\//.test(address)) refuse(`not an address: ${address}`);
    }
  };
  const checkItem = ({ title, imageUrl, link }) => {
    if (typeof title !== 'string' || title === '') refuse('an item needs a title');
    if (!/^https?:\/\/[^?]+\.(?:png|jpe?g)(?:\?|$)/.test(imageUrl)) refuse(`not a picture: ${imageUrl}`);
    checkLink(link);
  };
  window.Kakao = {
    sent,
    init(given) {
      if (key !== null) refuse('init was called twice');
      key = given;
    },
    isInitialized: () => key !== null,
    getAppKey: () => key,
    Share: {
      sendDefault(message) {
        if (key === null) refuse('init was not called');
        if (message.objectType !== 'list') refuse('not the list layout');
        if (message.headerTitle.length > 200) refuse('the title is too long');
        if (message.contents.length < 2 || message.contents.length > 3)
          refuse('a list holds two or three items');
        if (message.buttons.length > 2) refuse('too many buttons');
        checkLink(message.headerLink);
        for (const item of message.contents) checkItem(item);
        for (const { link } of message.buttons) checkLink(link);
        sent.push(message);
      },
    },
  };
})();
