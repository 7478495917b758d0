// Made by `make generate` from the sources of this module.
import CoreFoundation
import Foundation
import FoundationNetworking
import ObjCRuntime
import UniformTypeIdentifiers

extension NSString {
    nonisolated static var descriptionOfNSString: FrameworkClass {
        FrameworkClass(
            NSString.self,
            properties: "abbreviatingWithTildeInPath",
            methods: "loadDataWithTypeIdentifier:forItemProviderCompletionHandler: variantFittingPresentationWidth:",
            classMethods: """
                objectWithItemProviderData:typeIdentifier:error: readableTypeIdentifiersForItemProvider \
                writableTypeIdentifiersForItemProvider
                """,
            property: NSString.propertyOfNSString,
            method: NSString.methodOfNSString,
            classMethod: NSString.classMethodOfNSString)
    }

    private static func propertyOfNSString(_ index: Int) -> ClassDescription.Property {
        .readOnly(\NSString.abbreviatingWithTildeInPath)
    }

    nonisolated private static func methodOfNSString(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! NSString).loadData(
                    withTypeIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "loadDataWithTypeIdentifier:forItemProviderCompletionHandler:", as: (String).self),
                    forItemProviderCompletionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "loadDataWithTypeIdentifier:forItemProviderCompletionHandler:",
                        as: (@Sendable (Data?, (any Error)?) -> Void).self))
            }
        default:
            return { r, a in
                (r as! NSString).variantFittingPresentationWidth(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "variantFittingPresentationWidth:", as: (Int).self))
            }
        }
    }

    nonisolated private static func classMethodOfNSString(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                try? (r as! NSString.Type).object(
                    withItemProviderData: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "objectWithItemProviderData:typeIdentifier:error:", as: (Data).self),
                    typeIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "objectWithItemProviderData:typeIdentifier:error:", as: (String).self))
            }
        case 1: return { r, _ in (r as! NSString.Type).readableTypeIdentifiersForItemProvider }
        default: return { r, _ in (r as! NSString.Type).writableTypeIdentifiersForItemProvider }
        }
    }
}
