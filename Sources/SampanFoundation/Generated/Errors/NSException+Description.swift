// Made by `make generate` from the sources of this module.
import CoreFoundation
import Foundation
import FoundationNetworking
import ObjCRuntime
import UniformTypeIdentifiers

extension NSException {
    nonisolated static var descriptionOfNSException: FrameworkClass {
        FrameworkClass(
            NSException.self,
            properties: "name reason userInfo",
            methods: "raise",
            classMethods: "raiseExceptionName:format:arguments:",
            initializers: "initWithName:reason:userInfo:",
            property: NSException.propertyOfNSException,
            method: NSException.methodOfNSException,
            classMethod: NSException.classMethodOfNSException,
            initializer: NSException.initializerOfNSException)
    }

    private static func propertyOfNSException(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\NSException.name)
        case 1: return .readOnly(\NSException.reason)
        default: return .readOnly(\NSException.userInfo)
        }
    }

    nonisolated private static func methodOfNSException(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! NSException).raise() }
    }

    nonisolated private static func classMethodOfNSException(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! NSException.Type).raise(
                ObjCRuntime.ObjCMessage.argument(a, 0, "raiseExceptionName:format:arguments:", as: (NSExceptionName).self),
                format: ObjCRuntime.ObjCMessage.argument(a, 1, "raiseExceptionName:format:arguments:", as: (String).self),
                arguments: ObjCRuntime.ObjCMessage.argument(a, 2, "raiseExceptionName:format:arguments:", as: (CVaListPointer).self))
        }
    }

    nonisolated private static func initializerOfNSException(_ index: Int) -> ObjCFactory {
        { a in
            NSException(
                name: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithName:reason:userInfo:", as: (NSExceptionName).self),
                reason: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithName:reason:userInfo:", as: (String?).self),
                userInfo: ObjCRuntime.ObjCMessage.argument(a, 2, "initWithName:reason:userInfo:", as: ([AnyHashable: Any]?).self))
        }
    }
}
