import Foundation

/// Facebook. See https://developer.apple.com/documentation/social/slservicetypefacebook.
@available(iOS, introduced: 6.0, deprecated: 11.0, message: "Use Facebook SDK instead")
public let SLServiceTypeFacebook = "com.apple.social.facebook"
/// Twitter. See https://developer.apple.com/documentation/social/slservicetypetwitter.
@available(iOS, introduced: 6.0, deprecated: 11.0, message: "Use Twitter SDK instead")
public let SLServiceTypeTwitter = "com.apple.social.twitter"
/// Sina Weibo. See https://developer.apple.com/documentation/social/slservicetypesinaweibo.
@available(iOS, introduced: 6.0, deprecated: 11.0, message: "Use Sina Weibo SDK instead")
public let SLServiceTypeSinaWeibo = "com.apple.social.sinaweibo"
/// Tencent Weibo. See https://developer.apple.com/documentation/social/slservicetypetencentweibo.
@available(iOS, introduced: 7.0, deprecated: 11.0, message: "Use Tencent Weibo SDK instead")
public let SLServiceTypeTencentWeibo = "com.apple.social.tencentweibo"
