// Made by `make generate` from the sources of this module.
import CoreFoundation
import Foundation
import FoundationNetworking
import ObjCRuntime
import UniformTypeIdentifiers

extension NSURL {
    nonisolated static var descriptionOfNSURL: FrameworkClass {
        FrameworkClass(
            NSURL.self,
            properties: "writableTypeIdentifiersForItemProvider",
            methods: "loadDataWithTypeIdentifier:forItemProviderCompletionHandler:",
            classMethods: """
                objectWithItemProviderData:typeIdentifier:error: readableTypeIdentifiersForItemProvider \
                writableTypeIdentifiersForItemProvider
                """,
            property: NSURL.propertyOfNSURL,
            method: NSURL.methodOfNSURL,
            classMethod: NSURL.classMethodOfNSURL)
    }

    private static func propertyOfNSURL(_ index: Int) -> ClassDescription.Property {
        .readOnly(\NSURL.writableTypeIdentifiersForItemProvider)
    }

    nonisolated private static func methodOfNSURL(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! NSURL).loadData(
                withTypeIdentifier: ObjCRuntime.ObjCMessage.argument(
                    a, 0, "loadDataWithTypeIdentifier:forItemProviderCompletionHandler:", as: (String).self),
                forItemProviderCompletionHandler: ObjCRuntime.ObjCMessage.argument(
                    a, 1, "loadDataWithTypeIdentifier:forItemProviderCompletionHandler:", as: (@Sendable (Data?, (any Error)?) -> Void).self
                ))
        }
    }

    nonisolated private static func classMethodOfNSURL(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                try? (r as! NSURL.Type).object(
                    withItemProviderData: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "objectWithItemProviderData:typeIdentifier:error:", as: (Data).self),
                    typeIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "objectWithItemProviderData:typeIdentifier:error:", as: (String).self))
            }
        case 1: return { r, _ in (r as! NSURL.Type).readableTypeIdentifiersForItemProvider }
        default: return { r, _ in (r as! NSURL.Type).writableTypeIdentifiersForItemProvider }
        }
    }
}
