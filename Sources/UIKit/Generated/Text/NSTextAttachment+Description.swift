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

extension NSTextAttachment {
    nonisolated static var descriptionOfNSTextAttachment: FrameworkClass {
        FrameworkClass(
            NSTextAttachment.self,
            properties: "allowsTextAttachmentView bounds contents fileType image lineLayoutPadding usesTextAttachmentView",
            methods: """
                attachmentBoundsForAttributes:location:textContainer:proposedLineFragment:position: \
                attachmentBoundsForTextContainer:proposedLineFragment:glyphPosition:characterIndex: encodeWithCoder: \
                imageForBounds:attributes:location:textContainer: imageForBounds:textContainer:characterIndex: \
                viewProviderForParentView:location:textContainer:
                """,
            classMethods: "registerViewProviderClass:forFileType: supportsSecureCoding textAttachmentViewProviderClassForFileType:",
            initializers: "init initWithCoder: initWithData:ofType: textAttachmentWithImage:",
            property: NSTextAttachment.propertyOfNSTextAttachment,
            method: NSTextAttachment.methodOfNSTextAttachment,
            classMethod: NSTextAttachment.classMethodOfNSTextAttachment,
            initializer: NSTextAttachment.initializerOfNSTextAttachment)
    }

    private static func propertyOfNSTextAttachment(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("allowsTextAttachmentView", \NSTextAttachment.allowsTextAttachmentView)
        case 1: return .value("bounds", \NSTextAttachment.bounds)
        case 2: return .value("contents", \NSTextAttachment.contents)
        case 3: return .value("fileType", \NSTextAttachment.fileType)
        case 4: return .value("image", \NSTextAttachment.image)
        case 5: return .value("lineLayoutPadding", \NSTextAttachment.lineLayoutPadding)
        default: return .readOnly(\NSTextAttachment.usesTextAttachmentView)
        }
    }

    nonisolated private static func methodOfNSTextAttachment(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! NSTextAttachment).attachmentBounds(
                    for: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "attachmentBoundsForAttributes:location:textContainer:proposedLineFragment:position:",
                        as: ([NSAttributedString.Key: Any]).self),
                    location: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "attachmentBoundsForAttributes:location:textContainer:proposedLineFragment:position:",
                        as: (any NSTextLocation).self),
                    textContainer: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "attachmentBoundsForAttributes:location:textContainer:proposedLineFragment:position:",
                        as: (NSTextContainer?).self),
                    proposedLineFragment: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "attachmentBoundsForAttributes:location:textContainer:proposedLineFragment:position:", as: (CGRect).self),
                    position: ObjCRuntime.ObjCMessage.argument(
                        a, 4, "attachmentBoundsForAttributes:location:textContainer:proposedLineFragment:position:", as: (CGPoint).self))
            }
        case 1:
            return { r, a in
                (r as! NSTextAttachment).attachmentBounds(
                    for: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "attachmentBoundsForTextContainer:proposedLineFragment:glyphPosition:characterIndex:",
                        as: (NSTextContainer?).self),
                    proposedLineFragment: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "attachmentBoundsForTextContainer:proposedLineFragment:glyphPosition:characterIndex:", as: (CGRect).self),
                    glyphPosition: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "attachmentBoundsForTextContainer:proposedLineFragment:glyphPosition:characterIndex:", as: (CGPoint).self),
                    characterIndex: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "attachmentBoundsForTextContainer:proposedLineFragment:glyphPosition:characterIndex:", as: (Int).self))
            }
        case 2:
            return { r, a in
                (r as! NSTextAttachment).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self))
            }
        case 3:
            return { r, a in
                (r as! NSTextAttachment).image(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "imageForBounds:attributes:location:textContainer:", as: (CGRect).self),
                    attributes: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "imageForBounds:attributes:location:textContainer:", as: ([NSAttributedString.Key: Any]).self),
                    location: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "imageForBounds:attributes:location:textContainer:", as: (any NSTextLocation).self),
                    textContainer: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "imageForBounds:attributes:location:textContainer:", as: (NSTextContainer?).self))
            }
        case 4:
            return { r, a in
                (r as! NSTextAttachment).image(
                    forBounds: ObjCRuntime.ObjCMessage.argument(a, 0, "imageForBounds:textContainer:characterIndex:", as: (CGRect).self),
                    textContainer: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "imageForBounds:textContainer:characterIndex:", as: (NSTextContainer?).self),
                    characterIndex: ObjCRuntime.ObjCMessage.argument(a, 2, "imageForBounds:textContainer:characterIndex:", as: (Int).self))
            }
        default:
            return { r, a in
                (r as! NSTextAttachment).viewProvider(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "viewProviderForParentView:location:textContainer:", as: (UIView?).self),
                    location: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "viewProviderForParentView:location:textContainer:", as: (any NSTextLocation).self),
                    textContainer: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "viewProviderForParentView:location:textContainer:", as: (NSTextContainer?).self))
            }
        }
    }

    nonisolated private static func classMethodOfNSTextAttachment(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! NSTextAttachment.Type).registerViewProviderClass(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "registerViewProviderClass:forFileType:", as: (AnyClass).self),
                    forFileType: ObjCRuntime.ObjCMessage.argument(a, 1, "registerViewProviderClass:forFileType:", as: (String).self))
            }
        case 1: return { r, _ in (r as! NSTextAttachment.Type).supportsSecureCoding }
        default:
            return { r, a in
                (r as! NSTextAttachment.Type).textAttachmentViewProviderClass(
                    forFileType: ObjCRuntime.ObjCMessage.argument(a, 0, "textAttachmentViewProviderClassForFileType:", as: (String).self))
            }
        }
    }

    nonisolated private static func initializerOfNSTextAttachment(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in NSTextAttachment() }
        case 1: return { a in NSTextAttachment(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 2:
            return { a in
                NSTextAttachment(
                    data: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithData:ofType:", as: (Data?).self),
                    ofType: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithData:ofType:", as: (String?).self))
            }
        default:
            return { a in NSTextAttachment(image: ObjCRuntime.ObjCMessage.argument(a, 0, "textAttachmentWithImage:", as: (UIImage).self)) }
        }
    }
}
