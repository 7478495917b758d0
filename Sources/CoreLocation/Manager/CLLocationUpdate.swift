import Foundation
import UIKit

/// Where the device is, or why that is not known. See https://developer.apple.com/documentation/corelocation/cllocationupdate.
public struct CLLocationUpdate: Sendable {
    /// Where the device is; `nil` if that is not known.
    public let location: CLLocation?
    /// Whether it stands still.
    public let isStationary: Bool
    /// Whether the person does not allow the app to know it.
    public let authorizationDenied: Bool
    /// Whether the person allows it to no app. It is a setting of each app here.
    public var authorizationDeniedGlobally: Bool { false }
    /// Whether the person cannot allow it.
    public var authorizationRestricted: Bool { false }
    /// Whether the person is asked now.
    public let authorizationRequestInProgress: Bool
    /// Whether the place is not known though the app may know it.
    public let locationUnavailable: Bool
    /// Whether the app may know it inexactly only.
    public let accuracyLimited: Bool

    /// What the app wants to know places for.
    public enum LiveConfiguration: Sendable {
        case `default`, automotiveNavigation, otherNavigation, fitness, airborne
    }

    /// Places as they come.
    public struct Updates: AsyncSequence, Sendable {
        /// A place.
        public typealias Element = CLLocationUpdate

        /// Goes through places as they come.
        public struct AsyncIterator: AsyncIteratorProtocol {
            private var stream: AsyncStream<CLLocationUpdate>.AsyncIterator

            fileprivate init() { stream = CLLocationUpdate.stream().makeAsyncIterator() }

            /// The next place; `nil` when the task was cancelled.
            public mutating func next() async throws -> CLLocationUpdate? { await stream.next() }
        }

        /// Begins to watch.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    /// Tells where the device is, until the loop over it ends.
    public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates { Updates() }

    private static func stream() -> AsyncStream<CLLocationUpdate> {
        AsyncStream { stream in
            Task { @MainActor in
                let center = LocationCenter.shared
                let begin = CLLocationUpdate(LocationSource.shared.location)
                let id = center.follow { location in stream.yield(CLLocationUpdate(location)) }
                stream.yield(begin)
                stream.onTermination = { _ in Task { @MainActor in center.unfollow(id) } }
            }
        }
    }

    @MainActor private init(_ known: CLLocation?) {
        let authorization = LocationAuthorization.shared
        let isAllowed = authorization.isAllowed
        location = isAllowed ? known.map { authorization.limited($0, kCLLocationAccuracyBest) } : nil
        isStationary = (known?.speed ?? 0) <= 0
        authorizationDenied = authorization.status == .denied
        authorizationRequestInProgress = authorization.isAsking
        locationUnavailable = isAllowed && known == nil
        accuracyLimited = authorization.accuracy == .reducedAccuracy
    }
}
