// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ImageIO
import ObjCRuntime
import QuartzCore
import SampanAssetCatalog
import SampanAutoLayout
import SampanDebugLog
import SampanFoundation
import SampanHost
import SampanInterfaceBuilder
import SampanLocalization
import SampanSound
import SampanTextLayout
import Symbols
import UniformTypeIdentifiers

extension NSTextAttachmentViewProvider {
    nonisolated static var descriptionOfNSTextAttachmentViewProvider: FrameworkClass {
        FrameworkClass(
            NSTextAttachmentViewProvider.self,
            properties: "location textAttachment textLayoutManager tracksTextAttachmentViewBounds view",
            methods: "attachmentBoundsFor:location:textContainer:proposedLineFragment:position: loadView",
            initializers: "initWithTextAttachment:parentView:textLayoutManager:location:",
            property: NSTextAttachmentViewProvider.propertyOfNSTextAttachmentViewProvider,
            method: NSTextAttachmentViewProvider.methodOfNSTextAttachmentViewProvider,
            initializer: NSTextAttachmentViewProvider.initializerOfNSTextAttachmentViewProvider)
    }

    private static func propertyOfNSTextAttachmentViewProvider(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\NSTextAttachmentViewProvider.location)
        case 1: return .readOnly(\NSTextAttachmentViewProvider.textAttachment)
        case 2: return .readOnly(\NSTextAttachmentViewProvider.textLayoutManager)
        case 3: return .value("tracksTextAttachmentViewBounds", \NSTextAttachmentViewProvider.tracksTextAttachmentViewBounds)
        default: return .value("view", \NSTextAttachmentViewProvider.view)
        }
    }

    nonisolated private static func methodOfNSTextAttachmentViewProvider(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! NSTextAttachmentViewProvider).attachmentBounds(
                    for: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "attachmentBoundsFor:location:textContainer:proposedLineFragment:position:",
                        as: ([NSAttributedString.Key: Any]).self),
                    location: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "attachmentBoundsFor:location:textContainer:proposedLineFragment:position:", as: (any NSTextLocation).self),
                    textContainer: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "attachmentBoundsFor:location:textContainer:proposedLineFragment:position:", as: (NSTextContainer?).self),
                    proposedLineFragment: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "attachmentBoundsFor:location:textContainer:proposedLineFragment:position:", as: (CGRect).self),
                    position: ObjCRuntime.ObjCMessage.argument(
                        a, 4, "attachmentBoundsFor:location:textContainer:proposedLineFragment:position:", as: (CGPoint).self))
            }
        default: return { r, _ in (r as! NSTextAttachmentViewProvider).loadView() }
        }
    }

    nonisolated private static func initializerOfNSTextAttachmentViewProvider(_ index: Int) -> ObjCFactory {
        { a in
            NSTextAttachmentViewProvider(
                textAttachment: ObjCRuntime.ObjCMessage.argument(
                    a, 0, "initWithTextAttachment:parentView:textLayoutManager:location:", as: (NSTextAttachment).self),
                parentView: ObjCRuntime.ObjCMessage.argument(
                    a, 1, "initWithTextAttachment:parentView:textLayoutManager:location:", as: (UIView?).self),
                textLayoutManager: ObjCRuntime.ObjCMessage.argument(
                    a, 2, "initWithTextAttachment:parentView:textLayoutManager:location:", as: (NSTextLayoutManager?).self),
                location: ObjCRuntime.ObjCMessage.argument(
                    a, 3, "initWithTextAttachment:parentView:textLayoutManager:location:", as: (any NSTextLocation).self))
        }
    }
}
