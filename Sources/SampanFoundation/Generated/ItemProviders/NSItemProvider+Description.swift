// Made by `make generate` from the sources of this module.
import CoreFoundation
import Foundation
import FoundationNetworking
import ObjCRuntime
import UniformTypeIdentifiers

extension NSItemProvider {
    nonisolated static var descriptionOfNSItemProvider: FrameworkClass {
        FrameworkClass(
            NSItemProvider.self,
            properties: """
                previewImageHandler registeredContentTypes registeredContentTypesForOpenInPlace registeredTypeIdentifiers \
                suggestedName
                """,
            methods: """
                canLoadObjectOfClass: copyWithZone: hasItemConformingToTypeIdentifier: \
                hasRepresentationConformingToTypeIdentifier:fileOptions: loadDataRepresentationForTypeIdentifier:completionHandler: \
                loadDataRepresentationForUTType:completionHandler: loadFileRepresentationForTypeIdentifier:completionHandler: \
                loadFileRepresentationForUTType:openInPlace:completionHandler: \
                loadInPlaceFileRepresentationForTypeIdentifier:completionHandler: \
                loadItemForTypeIdentifier:options:completionHandler: loadObjectOfClass:completionHandler: \
                loadPreviewImageWithOptions:completionHandler: registerDataRepresentationForTypeIdentifier:visibility:loadHandler: \
                registerDataRepresentationForUTType:visibility:loadHandler: \
                registerFileRepresentationForTypeIdentifier:fileOptions:visibility:loadHandler: \
                registerFileRepresentationForUTType:visibility:openInPlace:loadHandler: registerItemForTypeIdentifier:loadHandler: \
                registerObject:visibility: registerObjectOfClass:visibility:loadHandler: \
                registeredContentTypesWithConformingToUTType: registeredTypeIdentifiersWithFileOptions:
                """,
            initializers: "init initWithContentsOf: initWithItem:typeIdentifier: initWithObject:",
            property: NSItemProvider.propertyOfNSItemProvider,
            method: NSItemProvider.methodOfNSItemProvider,
            initializer: NSItemProvider.initializerOfNSItemProvider)
    }

    private static func propertyOfNSItemProvider(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("previewImageHandler", \NSItemProvider.previewImageHandler)
        case 1: return .readOnly(\NSItemProvider.registeredContentTypes)
        case 2: return .readOnly(\NSItemProvider.registeredContentTypesForOpenInPlace)
        case 3: return .readOnly(\NSItemProvider.registeredTypeIdentifiers)
        default: return .value("suggestedName", \NSItemProvider.suggestedName)
        }
    }

    nonisolated private static func methodOfNSItemProvider(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! NSItemProvider).canLoadObject(
                    ofClass: ObjCRuntime.ObjCMessage.argument(a, 0, "canLoadObjectOfClass:", as: (any NSItemProviderReading.Type).self))
            }
        case 1:
            return { r, a in (r as! NSItemProvider).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
            }
        case 2:
            return { r, a in
                (r as! NSItemProvider).hasItemConformingToTypeIdentifier(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "hasItemConformingToTypeIdentifier:", as: (String).self))
            }
        case 3:
            return { r, a in
                (r as! NSItemProvider).hasRepresentationConforming(
                    toTypeIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "hasRepresentationConformingToTypeIdentifier:fileOptions:", as: (String).self),
                    fileOptions: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "hasRepresentationConformingToTypeIdentifier:fileOptions:", as: (NSItemProviderFileOptions).self))
            }
        case 4:
            return { r, a in
                (r as! NSItemProvider).loadDataRepresentation(
                    forTypeIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "loadDataRepresentationForTypeIdentifier:completionHandler:", as: (String).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "loadDataRepresentationForTypeIdentifier:completionHandler:",
                        as: (@Sendable (Data?, (any Error)?) -> Void).self))
            }
        case 5:
            return { r, a in
                (r as! NSItemProvider).loadDataRepresentation(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "loadDataRepresentationForUTType:completionHandler:", as: (UTType).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "loadDataRepresentationForUTType:completionHandler:", as: (@Sendable (Data?, (any Error)?) -> Void).self))
            }
        case 6:
            return { r, a in
                (r as! NSItemProvider).loadFileRepresentation(
                    forTypeIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "loadFileRepresentationForTypeIdentifier:completionHandler:", as: (String).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "loadFileRepresentationForTypeIdentifier:completionHandler:",
                        as: (@Sendable (URL?, (any Error)?) -> Void).self))
            }
        case 7:
            return { r, a in
                (r as! NSItemProvider).loadFileRepresentation(
                    for: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "loadFileRepresentationForUTType:openInPlace:completionHandler:", as: (UTType).self),
                    openInPlace: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "loadFileRepresentationForUTType:openInPlace:completionHandler:", as: (Bool).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "loadFileRepresentationForUTType:openInPlace:completionHandler:",
                        as: (@Sendable (URL?, Bool, (any Error)?) -> Void).self))
            }
        case 8:
            return { r, a in
                (r as! NSItemProvider).loadInPlaceFileRepresentation(
                    forTypeIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "loadInPlaceFileRepresentationForTypeIdentifier:completionHandler:", as: (String).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "loadInPlaceFileRepresentationForTypeIdentifier:completionHandler:",
                        as: (@Sendable (URL?, Bool, (any Error)?) -> Void).self))
            }
        case 9:
            return { r, a in
                (r as! NSItemProvider).loadItem(
                    forTypeIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "loadItemForTypeIdentifier:options:completionHandler:", as: (String).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "loadItemForTypeIdentifier:options:completionHandler:", as: ([AnyHashable: Any]?).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "loadItemForTypeIdentifier:options:completionHandler:", as: ((@Sendable (Any?, (any Error)?) -> Void)?).self))
            }
        case 10:
            return { r, a in
                (r as! NSItemProvider).loadObject(
                    ofClass: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "loadObjectOfClass:completionHandler:", as: (any NSItemProviderReading.Type).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "loadObjectOfClass:completionHandler:",
                        as: (@Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void).self))
            }
        case 11:
            return { r, a in
                (r as! NSItemProvider).loadPreviewImage(
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "loadPreviewImageWithOptions:completionHandler:", as: ([AnyHashable: Any]?).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "loadPreviewImageWithOptions:completionHandler:", as: (CompletionHandler?).self))
            }
        case 12:
            return { r, a in
                (r as! NSItemProvider).registerDataRepresentation(
                    forTypeIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "registerDataRepresentationForTypeIdentifier:visibility:loadHandler:", as: (String).self),
                    visibility: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "registerDataRepresentationForTypeIdentifier:visibility:loadHandler:",
                        as: (NSItemProviderRepresentationVisibility).self),
                    loadHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "registerDataRepresentationForTypeIdentifier:visibility:loadHandler:",
                        as: (@Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?).self))
            }
        case 13:
            return { r, a in
                (r as! NSItemProvider).registerDataRepresentation(
                    for: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "registerDataRepresentationForUTType:visibility:loadHandler:", as: (UTType).self),
                    visibility: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "registerDataRepresentationForUTType:visibility:loadHandler:",
                        as: (NSItemProviderRepresentationVisibility).self),
                    loadHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "registerDataRepresentationForUTType:visibility:loadHandler:",
                        as: (@Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?).self))
            }
        case 14:
            return { r, a in
                (r as! NSItemProvider).registerFileRepresentation(
                    forTypeIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "registerFileRepresentationForTypeIdentifier:fileOptions:visibility:loadHandler:", as: (String).self),
                    fileOptions: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "registerFileRepresentationForTypeIdentifier:fileOptions:visibility:loadHandler:",
                        as: (NSItemProviderFileOptions).self),
                    visibility: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "registerFileRepresentationForTypeIdentifier:fileOptions:visibility:loadHandler:",
                        as: (NSItemProviderRepresentationVisibility).self),
                    loadHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "registerFileRepresentationForTypeIdentifier:fileOptions:visibility:loadHandler:",
                        as: (@Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?).self))
            }
        case 15:
            return { r, a in
                (r as! NSItemProvider).registerFileRepresentation(
                    for: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "registerFileRepresentationForUTType:visibility:openInPlace:loadHandler:", as: (UTType).self),
                    visibility: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "registerFileRepresentationForUTType:visibility:openInPlace:loadHandler:",
                        as: (NSItemProviderRepresentationVisibility).self),
                    openInPlace: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "registerFileRepresentationForUTType:visibility:openInPlace:loadHandler:", as: (Bool).self),
                    loadHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "registerFileRepresentationForUTType:visibility:openInPlace:loadHandler:",
                        as: (@Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?).self))
            }
        case 16:
            return { r, a in
                (r as! NSItemProvider).registerItem(
                    forTypeIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "registerItemForTypeIdentifier:loadHandler:", as: (String).self),
                    loadHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "registerItemForTypeIdentifier:loadHandler:", as: (LoadHandler).self))
            }
        case 17:
            return { r, a in
                (r as! NSItemProvider).registerObject(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "registerObject:visibility:", as: (any NSItemProviderWriting).self),
                    visibility: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "registerObject:visibility:", as: (NSItemProviderRepresentationVisibility).self))
            }
        case 18:
            return { r, a in
                (r as! NSItemProvider).registerObject(
                    ofClass: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "registerObjectOfClass:visibility:loadHandler:", as: (any NSItemProviderWriting.Type).self),
                    visibility: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "registerObjectOfClass:visibility:loadHandler:", as: (NSItemProviderRepresentationVisibility).self),
                    loadHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "registerObjectOfClass:visibility:loadHandler:",
                        as: (@Sendable (@escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void) -> Progress?).self))
            }
        case 19:
            return { r, a in
                (r as! NSItemProvider).registeredContentTypes(
                    conformingTo: ObjCRuntime.ObjCMessage.argument(a, 0, "registeredContentTypesWithConformingToUTType:", as: (UTType).self)
                )
            }
        default:
            return { r, a in
                (r as! NSItemProvider).registeredTypeIdentifiers(
                    fileOptions: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "registeredTypeIdentifiersWithFileOptions:", as: (NSItemProviderFileOptions).self))
            }
        }
    }

    nonisolated private static func initializerOfNSItemProvider(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in NSItemProvider() }
        case 1: return { a in NSItemProvider(contentsOf: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithContentsOf:", as: (URL?).self)) }
        case 2:
            return { a in
                NSItemProvider(
                    item: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithItem:typeIdentifier:", as: ((any NSSecureCoding)?).self),
                    typeIdentifier: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithItem:typeIdentifier:", as: (String?).self))
            }
        default:
            return { a in
                NSItemProvider(object: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithObject:", as: (any NSItemProviderWriting).self))
            }
        }
    }
}
