import Foundation

/// A request for what is to be edited, by its number.
public typealias PHContentEditingInputRequestID = Int

/// Whether the picture is elsewhere: an `NSNumber`.
public let PHContentEditingInputResultIsInCloudKey = "PHContentEditingInputResultIsInCloudKey"
/// Whether the request was cancelled: an `NSNumber`.
public let PHContentEditingInputCancelledKey = "PHContentEditingInputCancelledKey"
/// Why there is nothing to be edited.
public let PHContentEditingInputErrorKey = "PHContentEditingInputErrorKey"

/// How it is asked for what is to be edited. See https://developer.apple.com/documentation/photokit/phcontenteditinginputrequestoptions.
open class PHContentEditingInputRequestOptions: NSObject {
    /// Whether the app can go on from how a picture was edited before. By default it cannot, and begins with the edited picture.
    open var canHandleAdjustmentData: (PHAdjustmentData) -> Bool = { _ in false }
    /// Whether a picture may be loaded from elsewhere: all are here.
    open var isNetworkAccessAllowed = false
    /// Called while a picture is loaded from elsewhere: never.
    open var progressHandler: ((Double, UnsafeMutablePointer<ObjCBool>) -> Void)?
}

/// The requests that are under way.
private final class EditingRequests: @unchecked Sendable {
    static let shared = EditingRequests()

    private let lock = NSLock()
    private var last = 0
    private var running: Set<Int> = []

    func begin() -> Int {
        lock.withLock {
            last += 1
            running.insert(last)
            return last
        }
    }

    /// Returns whether it was under way.
    @discardableResult
    func end(_ request: Int) -> Bool { lock.withLock { running.remove(request) != nil } }
}

extension PHAsset {
    // @objc(requestContentEditingInputWithOptions:completionHandler:)
    /// Asks for the picture to be edited.
    ///
    /// - Parameter completionHandler: is called on the main thread, with nothing and the reason if the request was cancelled or the picture is gone.
    @discardableResult
    public func requestContentEditingInput(
        with options: PHContentEditingInputRequestOptions?,
        completionHandler: @escaping (PHContentEditingInput?, [AnyHashable: Any]) -> Void
    ) -> PHContentEditingInputRequestID {
        let request = EditingRequests.shared.begin()
        let before = stored.edit?.adjustment
        let isHandled = before.map { options?.canHandleAdjustmentData($0) ?? false } ?? false
        nonisolated(unsafe) let completion = completionHandler
        DispatchQueue.global().async { [self] in
            let input = PHContentEditingInput(self, adjustmentData: isHandled ? before : nil)
            DispatchQueue.main.async {
                let isWanted = EditingRequests.shared.end(request)
                var info: [AnyHashable: Any] = [PHContentEditingInputResultIsInCloudKey: NSNumber(value: false)]
                if !isWanted { info[PHContentEditingInputCancelledKey] = NSNumber(value: true) }
                if input == nil { info[PHContentEditingInputErrorKey] = PHPhotosError(.identifierNotFound) }
                completion(isWanted ? input : nil, info)
            }
        }
        return request
    }

    /// Gives a request up.
    public func cancelContentEditingInputRequest(_ requestID: PHContentEditingInputRequestID) { EditingRequests.shared.end(requestID) }
}
