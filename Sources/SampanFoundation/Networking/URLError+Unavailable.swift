import Foundation
import FoundationNetworking

/// The key under which an error says why no network could be used: a number, `URLError.NetworkUnavailableReason`'s.
public let NSURLErrorNetworkUnavailableReasonKey = "NSURLErrorNetworkUnavailableReasonKey"

extension URLError {
    /// Why no network could be used. See https://developer.apple.com/documentation/foundation/urlerror/networkunavailablereason-swift.enum.
    public enum NetworkUnavailableReason: Int, Hashable, Sendable {
        /// There is a phone's network alone, which the request may not use.
        case cellular = 0
        /// There is a network alone that costs money, which the request may not use.
        case expensive = 1
        /// There is a network alone that saves data, which the request may not use.
        case constrained = 2
    }

    /// Why no network could be used, if the error says so.
    public var networkUnavailableReason: NetworkUnavailableReason? {
        (errorUserInfo[NSURLErrorNetworkUnavailableReasonKey] as? Int).flatMap(NetworkUnavailableReason.init(rawValue:))
    }
}
