// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension WCSessionDelegate {
    /// Not implemented.
    public func sessionWatchStateDidChange(_ session: WCSession) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func sessionReachabilityDidChange(_ session: WCSession) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func session(_ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func session(_ session: WCSession, didReceiveMessageData messageData: Data) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func session(_ session: WCSession, didReceiveMessageData messageData: Data, replyHandler: @escaping (Data) -> Void) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func session(_ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func session(_ session: WCSession, didReceive file: WCSessionFile) { OptionalRequirement.notImplemented() }
}
