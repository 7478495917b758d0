import Foundation

/// How a session stands. See https://developer.apple.com/documentation/watchconnectivity/wcsessionactivationstate.
public enum WCSessionActivationState: Int, Sendable {
    /// Nothing can be sent.
    case notActivated = 0
    /// What is under way still comes, nothing can be sent.
    case inactive = 1
    /// All can be sent.
    case activated = 2
}

/// Who is told of the watch. See https://developer.apple.com/documentation/watchconnectivity/wcsessiondelegate.
public protocol WCSessionDelegate: NSObjectProtocol {
    // @objc(session:activationDidCompleteWithState:error:)
    /// The session was activated, or could not be.
    func session(_ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?)
    /// Another watch will be used; what is under way still comes.
    func sessionDidBecomeInactive(_ session: WCSession)
    /// All has come; the session can be activated for the other watch.
    func sessionDidDeactivate(_ session: WCSession)
    // @objc optional
    /// Something is known of the watch.
    func sessionWatchStateDidChange(_ session: WCSession)
    // @objc optional
    /// The watch can be reached, or no longer.
    func sessionReachabilityDidChange(_ session: WCSession)
    // @objc optional
    /// A message came.
    func session(_ session: WCSession, didReceiveMessage message: [String: Any])
    // @objc optional
    /// A message came that is to be answered.
    func session(_ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void)
    // @objc optional
    /// Data came.
    func session(_ session: WCSession, didReceiveMessageData messageData: Data)
    // @objc optional
    /// Data came that are to be answered.
    func session(_ session: WCSession, didReceiveMessageData messageData: Data, replyHandler: @escaping (Data) -> Void)
    // @objc optional
    /// How things stand on the watch.
    func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
    // @objc(session:didFinishUserInfoTransfer:error:) optional
    /// Values arrived, or did not.
    func session(_ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?)
    // @objc optional
    /// Values came.
    func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
    // @objc(session:didFinishFileTransfer:error:) optional
    /// A file arrived, or did not.
    func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?)
    // @objc(session:didReceiveFile:) optional
    /// A file came.
    func session(_ session: WCSession, didReceive file: WCSessionFile)
}
