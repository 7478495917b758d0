extension UIWebView {
    /// What leads to a page. See https://developer.apple.com/documentation/uikit/uiwebview/navigationtype.
    public enum NavigationType: Int, Sendable {
        /// A link was tapped.
        case linkClicked
        /// A form was sent.
        case formSubmitted
        /// The page was there before.
        case backForward
        /// It is loaded anew.
        case reload
        /// A form is sent again.
        case formResubmitted
        /// Something else.
        case other
    }
}

/// What leads to a page, as it was called before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIWebView.NavigationType")
public typealias UIWebViewNavigationType = UIWebView.NavigationType
