import Foundation
import FoundationNetworking
import UIKit

/// One loading of a page, by which a delegate knows it again. See https://developer.apple.com/documentation/webkit/wknavigation.
@preconcurrency @MainActor
open class WKNavigation: NSObject {
    /// How the page is loaded.
    open internal(set) var effectiveContentMode = WKWebpagePreferences.ContentMode.mobile

    nonisolated override init() { super.init() }
}

/// What leads to a page. See https://developer.apple.com/documentation/webkit/wknavigationtype.
public enum WKNavigationType: Int, Sendable {
    /// A link was tapped.
    case linkActivated
    /// A form was sent.
    case formSubmitted
    /// The page was there before.
    case backForward
    /// It is loaded anew.
    case reload
    /// A form is sent again.
    case formResubmitted
    /// Something else.
    case other = -1
}

/// Whether a page is loaded. See https://developer.apple.com/documentation/webkit/wknavigationactionpolicy.
public enum WKNavigationActionPolicy: Int, Sendable {
    /// It is not.
    case cancel
    /// It is.
    case allow
}

/// Whether an answer is shown. See https://developer.apple.com/documentation/webkit/wknavigationresponsepolicy.
public enum WKNavigationResponsePolicy: Int, Sendable {
    /// It is not.
    case cancel
    /// It is.
    case allow
}

/// What is to be loaded, and why. See https://developer.apple.com/documentation/webkit/wknavigationaction.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
    /// The frame that asks for it. WebKitGTK does not say which it is: it is the main one.
    public let sourceFrame: WKFrameInfo
    /// The frame that it is for; `nil` for a new window.
    public let targetFrame: WKFrameInfo?
    /// Why.
    public let navigationType: WKNavigationType
    /// What is asked for.
    public let request: URLRequest

    init(source: WKFrameInfo, target: WKFrameInfo?, type: WKNavigationType, request: URLRequest) {
        (sourceFrame, targetFrame, navigationType, self.request) = (source, target, type, request)
    }
}

/// What an address answers. See https://developer.apple.com/documentation/webkit/wknavigationresponse.
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
    // @objc(forMainFrame)
    /// Whether it is the page itself, and not one inside it.
    public let isForMainFrame: Bool
    /// The answer's head.
    public let response: URLResponse
    /// Whether it can be shown.
    public let canShowMIMEType: Bool

    init(isForMainFrame: Bool, response: URLResponse, canShowMIMEType: Bool) {
        (self.isForMainFrame, self.response, self.canShowMIMEType) = (isForMainFrame, response, canShowMIMEType)
    }
}
