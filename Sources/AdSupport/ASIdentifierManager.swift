import Foundation

/// The device's identifier for advertising, as apps get it in a simulator: all zeros, whatever the person answers that App Tracking Transparency
/// asks.
///
/// See https://developer.apple.com/documentation/adsupport/asidentifiermanager.
open class ASIdentifierManager: NSObject, @unchecked Sendable {
    private static let manager = ASIdentifierManager()

    /// Returns the one manager that there is.
    open class func shared() -> ASIdentifierManager { manager }

    /// The identifier for advertising: zeros, as in every simulator.
    open var advertisingIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }

    /// Whether the person lets apps track: no.
    @available(
        iOS, introduced: 6.0, deprecated: 14.0,
        message: "This has been replaced by functionality in AppTrackingTransparency's ATTrackingManager class."
    )
    open var isAdvertisingTrackingEnabled: Bool { false }
}
