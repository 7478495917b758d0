// Made by `make generate` from the sources of this module.
import Foundation
import FoundationNetworking
import ObjCRuntime

extension URLSession {
    nonisolated static var descriptionOfURLSession: FrameworkClass {
        FrameworkClass(
            URLSession.self,
            methods: "dataTaskPublisherForURL: dataTaskPublisherForURLRequest:",
            method: URLSession.methodOfURLSession)
    }

    nonisolated private static func methodOfURLSession(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! URLSession).dataTaskPublisher(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "dataTaskPublisherForURL:", as: (URL).self))
            }
        default:
            return { r, a in
                (r as! URLSession).dataTaskPublisher(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "dataTaskPublisherForURLRequest:", as: (URLRequest).self))
            }
        }
    }
}
