// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension WCSession {
    nonisolated static var descriptionOfWCSession: FrameworkClass {
        FrameworkClass(
            WCSession.self,
            properties: """
                activationState applicationContext delegate hasContentPending isComplicationEnabled isPaired isReachable \
                isWatchAppInstalled outstandingFileTransfers outstandingUserInfoTransfers receivedApplicationContext \
                remainingComplicationUserInfoTransfers watchDirectoryURL
                """,
            methods: """
                activateSession sendMessage:replyHandler:errorHandler: sendMessageData:replyHandler:errorHandler: \
                transferCurrentComplicationUserInfo: transferFile:metadata: transferUserInfo: updateApplicationContext:error:
                """,
            classMethods: "defaultSession isSupported",
            property: WCSession.propertyOfWCSession,
            method: WCSession.methodOfWCSession,
            classMethod: WCSession.classMethodOfWCSession)
    }

    private static func propertyOfWCSession(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\WCSession.activationState)
        case 1: return .readOnly(\WCSession.applicationContext)
        case 2: return .reference(\WCSession.delegate)
        case 3: return .readOnly(\WCSession.hasContentPending)
        case 4: return .readOnly(\WCSession.isComplicationEnabled)
        case 5: return .readOnly(\WCSession.isPaired)
        case 6: return .readOnly(\WCSession.isReachable)
        case 7: return .readOnly(\WCSession.isWatchAppInstalled)
        case 8: return .readOnly(\WCSession.outstandingFileTransfers)
        case 9: return .readOnly(\WCSession.outstandingUserInfoTransfers)
        case 10: return .readOnly(\WCSession.receivedApplicationContext)
        case 11: return .readOnly(\WCSession.remainingComplicationUserInfoTransfers)
        default: return .readOnly(\WCSession.watchDirectoryURL)
        }
    }

    nonisolated private static func methodOfWCSession(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! WCSession).activate() }
        case 1:
            return { r, a in
                (r as! WCSession).sendMessage(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "sendMessage:replyHandler:errorHandler:", as: ([String: Any]).self),
                    replyHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "sendMessage:replyHandler:errorHandler:", as: ((([String: Any]) -> Void)?).self),
                    errorHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "sendMessage:replyHandler:errorHandler:", as: (((any Error) -> Void)?).self))
            }
        case 2:
            return { r, a in
                (r as! WCSession).sendMessageData(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "sendMessageData:replyHandler:errorHandler:", as: (Data).self),
                    replyHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "sendMessageData:replyHandler:errorHandler:", as: (((Data) -> Void)?).self),
                    errorHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "sendMessageData:replyHandler:errorHandler:", as: (((any Error) -> Void)?).self))
            }
        case 3:
            return { r, a in
                (r as! WCSession).transferCurrentComplicationUserInfo(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "transferCurrentComplicationUserInfo:", as: ([String: Any]).self))
            }
        case 4:
            return { r, a in
                (r as! WCSession).transferFile(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "transferFile:metadata:", as: (URL).self),
                    metadata: ObjCRuntime.ObjCMessage.argument(a, 1, "transferFile:metadata:", as: ([String: Any]?).self))
            }
        case 5:
            return { r, a in
                (r as! WCSession).transferUserInfo(ObjCRuntime.ObjCMessage.argument(a, 0, "transferUserInfo:", as: ([String: Any]).self))
            }
        default:
            return { r, a in
                try? (r as! WCSession).updateApplicationContext(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "updateApplicationContext:error:", as: ([String: Any]).self))
            }
        }
    }

    nonisolated private static func classMethodOfWCSession(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! WCSession.Type).default }
        default: return { r, _ in (r as! WCSession.Type).isSupported() }
        }
    }
}
