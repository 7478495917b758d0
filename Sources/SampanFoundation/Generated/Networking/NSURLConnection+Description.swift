// Made by `make generate` from the sources of this module.
import CoreFoundation
import Foundation
import FoundationNetworking
import ObjCRuntime
import UniformTypeIdentifiers

extension NSURLConnection {
    nonisolated static var descriptionOfNSURLConnection: FrameworkClass {
        FrameworkClass(
            NSURLConnection.self,
            classMethods: "canHandle: sendAsynchronousRequest:queue:completionHandler: sendSynchronousRequest:returning:error:",
            classMethod: NSURLConnection.classMethodOfNSURLConnection)
    }

    nonisolated private static func classMethodOfNSURLConnection(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! NSURLConnection.Type).canHandle(ObjCRuntime.ObjCMessage.argument(a, 0, "canHandle:", as: (URLRequest).self))
            }
        case 1:
            return { r, a in
                (r as! NSURLConnection.Type).sendAsynchronousRequest(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "sendAsynchronousRequest:queue:completionHandler:", as: (URLRequest).self),
                    queue: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "sendAsynchronousRequest:queue:completionHandler:", as: (OperationQueue).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "sendAsynchronousRequest:queue:completionHandler:",
                        as: (@Sendable (URLResponse?, Data?, (any Error)?) -> Void).self))
            }
        default:
            return { r, a in
                try? (r as! NSURLConnection.Type).sendSynchronousRequest(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "sendSynchronousRequest:returning:error:", as: (URLRequest).self),
                    returning: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "sendSynchronousRequest:returning:error:", as: (AutoreleasingUnsafeMutablePointer<URLResponse?>?).self))
            }
        }
    }
}
