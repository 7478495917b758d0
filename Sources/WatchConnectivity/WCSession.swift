import Foundation
import ObjCRuntime

/// Talks to the app on a watch. There is no watch here and none can be paired, as on an iPad: `isSupported()` says so, and what is sent fails
/// with a `WCError`.
///
/// See https://developer.apple.com/documentation/watchconnectivity/wcsession.
open class WCSession: NSObject, @unchecked Sendable {
    private static let session = WCSession()
    private let lock = NSLock()
    private weak var told: (any WCSessionDelegate)?
    /// Delegates are told on a queue of the system's, as on iOS.
    private let queue = DispatchQueue(label: "WatchConnectivity")

    private override init() { super.init() }

    /// Whether the device can be paired with a watch: no.
    open class func isSupported() -> Bool { false }

    // @objc(defaultSession)
    /// The session.
    open class var `default`: WCSession { session }

    /// Who is told.
    open weak var delegate: (any WCSessionDelegate)? {
        get { lock.withLock { told } }
        set { lock.withLock { told = newValue } }
    }

    // @objc(activateSession)
    /// Activates the session. The delegate is told `WCError.sessionNotSupported`.
    open func activate() {
        guard let delegate else { return Self.log("WCSession has no delegate to tell of its activation.") }
        nonisolated(unsafe) let told = delegate
        queue.async { told.session(self, activationDidCompleteWith: .notActivated, error: WCError(.sessionNotSupported)) }
    }

    /// How the session stands.
    open var activationState: WCSessionActivationState { .notActivated }
    /// Whether something came that the app was not told of yet.
    open var hasContentPending: Bool { false }
    /// Whether there is a watch.
    open var isPaired: Bool { false }
    /// Whether the watch has the app.
    open var isWatchAppInstalled: Bool { false }
    /// Whether the watch's face shows something of the app's.
    open var isComplicationEnabled: Bool { false }
    /// How often the face's values can still be sent today.
    open var remainingComplicationUserInfoTransfers: Int { 0 }
    /// Where the app keeps what belongs to the watch; `nil` without one.
    open var watchDirectoryURL: URL? { nil }
    /// Whether the watch can be reached now.
    open var isReachable: Bool { false }

    // MARK: Sending

    /// Sends a message. The handler of errors is told what is wrong with it, else `WCError.sessionNotActivated`.
    open func sendMessage(
        _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
    ) { fail(Self.fault(of: message), errorHandler) }

    /// Sends data. The handler of errors is told `WCError.sessionNotActivated`.
    open func sendMessageData(_ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil) {
        fail(nil, errorHandler)
    }

    private func fail(_ fault: WCError.Code?, _ handler: ((any Error) -> Void)?) {
        let error = WCError(fault ?? .sessionNotActivated)
        guard let handler else { return Self.log("WCSession has not been activated: the message is not sent.") }
        nonisolated(unsafe) let told = handler
        queue.async { told(error) }
    }

    /// What was sent last of how things stand here: nothing.
    open var applicationContext: [String: Any] { [:] }
    /// What came last of how things stand there: nothing.
    open var receivedApplicationContext: [String: Any] { [:] }

    // @objc(updateApplicationContext:error:)
    /// Sends how things stand: throws what is wrong with it, else `WCError.sessionNotActivated`.
    open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
        throw WCError(Self.fault(of: applicationContext) ?? .sessionNotActivated)
    }

    /// Sends values. They do not get under way: the delegate is told why.
    @discardableResult
    open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer { transfer(userInfo, false) }

    /// Sends values for the watch's face. They do not get under way: the delegate is told why.
    @discardableResult
    open func transferCurrentComplicationUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer { transfer(userInfo, true) }

    private func transfer(_ userInfo: [String: Any], _ isForComplication: Bool) -> WCSessionUserInfoTransfer {
        let transfer = WCSessionUserInfoTransfer(userInfo, isForComplication: isForComplication)
        let error = WCError(Self.fault(of: userInfo) ?? .sessionNotActivated)
        tell { [transfer] delegate in delegate.session(self, didFinish: transfer, error: error) }
        return transfer
    }

    /// The values under way: none.
    open var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }

    /// Sends a file. It does not get under way: the delegate is told why.
    @discardableResult
    open func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer {
        let transfer = WCSessionFileTransfer(WCSessionFile(file, metadata))
        let fault = FileManager.default.isReadableFile(atPath: file.path) ? Self.fault(of: metadata ?? [:]) : .fileAccessDenied
        tell { [transfer] delegate in delegate.session(self, didFinish: transfer, error: WCError(fault ?? .sessionNotActivated)) }
        return transfer
    }

    /// The files under way: none.
    open var outstandingFileTransfers: [WCSessionFileTransfer] { [] }

    private func tell(_ body: @escaping (any WCSessionDelegate) -> Void) {
        guard let delegate else { return }
        nonisolated(unsafe) let (told, body) = (delegate, body)
        queue.async { OptionalRequirement.call { body(told) } }
    }

    /// What of values is not made of what property lists are made of.
    private static func fault(of values: [String: Any]) -> WCError.Code? {
        PropertyListSerialization.propertyList(values, isValidFor: .binary) ? nil : .payloadUnsupportedTypes
    }

    private static func log(_ text: String) { NSLog("%@", text) }
}
