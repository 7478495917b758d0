import Foundation
import UIKit

extension AppStore {
    /// Which store something was bought in. See https://developer.apple.com/documentation/storekit/appstore/environment.
    public struct Environment: RawRepresentable, Equatable, Hashable, Sendable {
        /// The store's word for it.
        public let rawValue: String
        /// Creates an environment by the store's word.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The store.
        public static let production = Environment(rawValue: "Production")
        /// The store for tests.
        public static let sandbox = Environment(rawValue: "Sandbox")
        /// A store on the developer's machine: this one.
        public static let xcode = Environment(rawValue: "Xcode")
    }

    /// Whether the person may buy something. Nobody keeps the person from it here.
    public static var canMakePayments: Bool { SKPaymentQueue.canMakePayments() }

    /// Brings what was bought elsewhere onto the device. As everything is bought on this one, subscriptions are brought up to date, and their
    /// states are told.
    ///
    /// - Throws: `StoreKitError`.
    public static func sync() async throws {
        let store = Store.shared
        for group in store.settled({ $0.groups }) {
            if let status = store.status(of: group) { store.statusChanges.send(status) }
        }
    }

    /// Shows the person's subscriptions of the app, over a scene: each can be cancelled, or gone on with. Returns when the person is done.
    ///
    /// - Throws: `StoreKitError`.
    @MainActor
    public static func showManageSubscriptions(in scene: UIWindowScene) async throws { await SubscriptionSheet(groups: nil).show() }

    /// Shows the person's subscription of a group, over a scene: it can be cancelled, or gone on with. Returns when the person is done.
    ///
    /// - Throws: `StoreKitError`.
    @MainActor
    public static func showManageSubscriptions(in scene: UIWindowScene, subscriptionGroupID: String) async throws {
        await SubscriptionSheet(groups: [subscriptionGroupID]).show()
    }
}
