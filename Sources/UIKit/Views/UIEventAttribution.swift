import Foundation

/// What a browser is told of an advertisement that leads to a page, to be reported without telling who followed it. See
/// https://developer.apple.com/documentation/uikit/uieventattribution.
open class UIEventAttribution: NSObject, NSCopying, @unchecked Sendable {
    /// The advertisement's number, as a campaign's.
    public let sourceIdentifier: UInt8
    /// The page that the advertisement leads to.
    public let destinationURL: URL
    /// Where reports go to: what the app's `Info.plist` says under `NSAdvertisingAttributionReportEndpoint`.
    public let reportEndpoint: URL?
    /// What the advertisement is about.
    public let sourceDescription: String
    /// Who pays for it.
    public let purchaser: String

    /// Creates an attribution.
    public init(sourceIdentifier: UInt8, destinationURL: URL, sourceDescription: String, purchaser: String) {
        (self.sourceIdentifier, self.destinationURL) = (sourceIdentifier, destinationURL)
        (self.sourceDescription, self.purchaser) = (sourceDescription, purchaser)
        let endpoint = Bundle.main.object(forInfoDictionaryKey: "NSAdvertisingAttributionReportEndpoint") as? String
        reportEndpoint = endpoint.flatMap(URL.init(string:))
        super.init()
    }

    /// The attribution itself: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIEventAttribution else { return false }
        return sourceIdentifier == other.sourceIdentifier && destinationURL == other.destinationURL
            && sourceDescription == other.sourceDescription && purchaser == other.purchaser
    }

    open override var hash: Int { destinationURL.hashValue ^ sourceIdentifier.hashValue }
}

/// A view that lies over an advertisement, and shows nothing. At Apple it vouches that people have tapped it, for the browser that an attribution
/// is handed to; what lies below it takes the touches. Browsers of the desktop ask for no such thing. See
/// https://developer.apple.com/documentation/uikit/uieventattributionview.
@preconcurrency @MainActor
open class UIEventAttributionView: UIView {
    /// Creates the view.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Creates the view from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }
}
