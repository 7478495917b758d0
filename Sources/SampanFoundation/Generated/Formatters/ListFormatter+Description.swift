// Made by `make generate` from the sources of this module.
import CoreFoundation
import Foundation
import FoundationNetworking
import ObjCRuntime
import UniformTypeIdentifiers

extension ListFormatter {
    nonisolated static var descriptionOfListFormatter: FrameworkClass {
        FrameworkClass(
            ListFormatter.self,
            properties: "itemFormatter locale",
            methods: "stringFrom:",
            classMethods: "localizedStringByJoining:",
            property: ListFormatter.propertyOfListFormatter,
            method: ListFormatter.methodOfListFormatter,
            classMethod: ListFormatter.classMethodOfListFormatter)
    }

    private static func propertyOfListFormatter(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("itemFormatter", \ListFormatter.itemFormatter)
        default: return .value("locale", \ListFormatter.locale)
        }
    }

    nonisolated private static func methodOfListFormatter(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! ListFormatter).string(from: ObjCRuntime.ObjCMessage.argument(a, 0, "stringFrom:", as: ([Any]).self)) }
    }

    nonisolated private static func classMethodOfListFormatter(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! ListFormatter.Type).localizedString(
                byJoining: ObjCRuntime.ObjCMessage.argument(a, 0, "localizedStringByJoining:", as: ([String]).self))
        }
    }
}
