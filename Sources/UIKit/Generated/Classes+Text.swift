// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import SampanTextLayout

extension NSString {
    nonisolated static var descriptionOfNSString: FrameworkClass {
        FrameworkClass(
            NSString.self,
            methods: """
                boundingRectWithSize:options:attributes:context: drawAtPoint:withAttributes: drawInRect:withAttributes: \
                drawWithRect:options:attributes:context: sizeWithAttributes:
                """,
            method: NSString.methodOfNSString)
    }

    nonisolated private static func methodOfNSString(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! NSString).boundingRect(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "boundingRectWithSize:options:attributes:context:", as: (CGSize).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "boundingRectWithSize:options:attributes:context:", as: (NSStringDrawingOptions).self),
                    attributes: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "boundingRectWithSize:options:attributes:context:", as: ([NSAttributedString.Key: Any]?).self),
                    context: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "boundingRectWithSize:options:attributes:context:", as: (NSStringDrawingContext?).self))
            }
        case 1:
            return { r, a in
                (r as! NSString).draw(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "drawAtPoint:withAttributes:", as: (CGPoint).self),
                    withAttributes: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "drawAtPoint:withAttributes:", as: ([NSAttributedString.Key: Any]?).self))
            }
        case 2:
            return { r, a in
                (r as! NSString).draw(
                    in: ObjCRuntime.ObjCMessage.argument(a, 0, "drawInRect:withAttributes:", as: (CGRect).self),
                    withAttributes: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "drawInRect:withAttributes:", as: ([NSAttributedString.Key: Any]?).self))
            }
        case 3:
            return { r, a in
                (r as! NSString).draw(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "drawWithRect:options:attributes:context:", as: (CGRect).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "drawWithRect:options:attributes:context:", as: (NSStringDrawingOptions).self),
                    attributes: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "drawWithRect:options:attributes:context:", as: ([NSAttributedString.Key: Any]?).self),
                    context: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "drawWithRect:options:attributes:context:", as: (NSStringDrawingContext?).self))
            }
        default:
            return { r, a in
                (r as! NSString).size(
                    withAttributes: ObjCRuntime.ObjCMessage.argument(a, 0, "sizeWithAttributes:", as: ([NSAttributedString.Key: Any]?).self)
                )
            }
        }
    }
}

extension NSLayoutManager {
    nonisolated static var descriptionOfNSLayoutManager: FrameworkClass {
        FrameworkClass(
            NSLayoutManager.self,
            properties: "textContainers usesFontLeading",
            methods: "addTextContainer: removeTextContainerAtIndex:",
            initializers: "init",
            property: NSLayoutManager.propertyOfNSLayoutManager,
            method: NSLayoutManager.methodOfNSLayoutManager,
            initializer: NSLayoutManager.initializerOfNSLayoutManager)
    }

    private static func propertyOfNSLayoutManager(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\NSLayoutManager.textContainers)
        default: return .value("usesFontLeading", \NSLayoutManager.usesFontLeading)
        }
    }

    nonisolated private static func methodOfNSLayoutManager(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! NSLayoutManager).addTextContainer(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "addTextContainer:", as: (NSTextContainer).self))
            }
        default:
            return { r, a in
                (r as! NSLayoutManager).removeTextContainer(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "removeTextContainerAtIndex:", as: (Int).self))
            }
        }
    }

    nonisolated private static func initializerOfNSLayoutManager(_ index: Int) -> ObjCFactory {
        { _ in NSLayoutManager() }
    }
}

extension NSMutableParagraphStyle {
    nonisolated static var descriptionOfNSMutableParagraphStyle: FrameworkClass {
        FrameworkClass(
            NSMutableParagraphStyle.self,
            properties: """
                alignment allowsDefaultTighteningForTruncation baseWritingDirection defaultTabInterval firstLineHeadIndent \
                headIndent lineBreakMode lineBreakStrategy lineHeightMultiple lineSpacing maximumLineHeight minimumLineHeight \
                paragraphSpacing paragraphSpacingBefore tabStops tailIndent
                """,
            methods: "addTabStop: removeTabStop: setParagraphStyle:",
            initializers: "init",
            property: NSMutableParagraphStyle.propertyOfNSMutableParagraphStyle,
            method: NSMutableParagraphStyle.methodOfNSMutableParagraphStyle,
            initializer: NSMutableParagraphStyle.initializerOfNSMutableParagraphStyle)
    }

    private static func propertyOfNSMutableParagraphStyle(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("alignment", \NSMutableParagraphStyle.alignment)
        case 1: return .value("allowsDefaultTighteningForTruncation", \NSMutableParagraphStyle.allowsDefaultTighteningForTruncation)
        case 2: return .value("baseWritingDirection", \NSMutableParagraphStyle.baseWritingDirection)
        case 3: return .value("defaultTabInterval", \NSMutableParagraphStyle.defaultTabInterval)
        case 4: return .value("firstLineHeadIndent", \NSMutableParagraphStyle.firstLineHeadIndent)
        case 5: return .value("headIndent", \NSMutableParagraphStyle.headIndent)
        case 6: return .value("lineBreakMode", \NSMutableParagraphStyle.lineBreakMode)
        case 7: return .value("lineBreakStrategy", \NSMutableParagraphStyle.lineBreakStrategy)
        case 8: return .value("lineHeightMultiple", \NSMutableParagraphStyle.lineHeightMultiple)
        case 9: return .value("lineSpacing", \NSMutableParagraphStyle.lineSpacing)
        case 10: return .value("maximumLineHeight", \NSMutableParagraphStyle.maximumLineHeight)
        case 11: return .value("minimumLineHeight", \NSMutableParagraphStyle.minimumLineHeight)
        case 12: return .value("paragraphSpacing", \NSMutableParagraphStyle.paragraphSpacing)
        case 13: return .value("paragraphSpacingBefore", \NSMutableParagraphStyle.paragraphSpacingBefore)
        case 14: return .value("tabStops", \NSMutableParagraphStyle.tabStops)
        default: return .value("tailIndent", \NSMutableParagraphStyle.tailIndent)
        }
    }

    nonisolated private static func methodOfNSMutableParagraphStyle(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! NSMutableParagraphStyle).addTabStop(ObjCRuntime.ObjCMessage.argument(a, 0, "addTabStop:", as: (NSTextTab).self))
            }
        case 1:
            return { r, a in
                (r as! NSMutableParagraphStyle).removeTabStop(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "removeTabStop:", as: (NSTextTab).self))
            }
        default:
            return { r, a in
                (r as! NSMutableParagraphStyle).setParagraphStyle(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setParagraphStyle:", as: (NSParagraphStyle).self))
            }
        }
    }

    nonisolated private static func initializerOfNSMutableParagraphStyle(_ index: Int) -> ObjCFactory {
        { _ in NSMutableParagraphStyle() }
    }
}

extension NSParagraphStyle {
    nonisolated static var descriptionOfNSParagraphStyle: FrameworkClass {
        FrameworkClass(
            NSParagraphStyle.self,
            properties: """
                alignment allowsDefaultTighteningForTruncation baseWritingDirection defaultTabInterval firstLineHeadIndent \
                headIndent lineBreakMode lineBreakStrategy lineHeightMultiple lineSpacing maximumLineHeight minimumLineHeight \
                paragraphSpacing paragraphSpacingBefore tabStops tailIndent
                """,
            methods: "copyWithZone: mutableCopyWithZone:",
            classMethods: "defaultParagraphStyle defaultWritingDirectionForLanguage:",
            initializers: "init",
            property: NSParagraphStyle.propertyOfNSParagraphStyle,
            method: NSParagraphStyle.methodOfNSParagraphStyle,
            classMethod: NSParagraphStyle.classMethodOfNSParagraphStyle,
            initializer: NSParagraphStyle.initializerOfNSParagraphStyle)
    }

    private static func propertyOfNSParagraphStyle(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\NSParagraphStyle.alignment)
        case 1: return .readOnly(\NSParagraphStyle.allowsDefaultTighteningForTruncation)
        case 2: return .readOnly(\NSParagraphStyle.baseWritingDirection)
        case 3: return .readOnly(\NSParagraphStyle.defaultTabInterval)
        case 4: return .readOnly(\NSParagraphStyle.firstLineHeadIndent)
        case 5: return .readOnly(\NSParagraphStyle.headIndent)
        case 6: return .readOnly(\NSParagraphStyle.lineBreakMode)
        case 7: return .readOnly(\NSParagraphStyle.lineBreakStrategy)
        case 8: return .readOnly(\NSParagraphStyle.lineHeightMultiple)
        case 9: return .readOnly(\NSParagraphStyle.lineSpacing)
        case 10: return .readOnly(\NSParagraphStyle.maximumLineHeight)
        case 11: return .readOnly(\NSParagraphStyle.minimumLineHeight)
        case 12: return .readOnly(\NSParagraphStyle.paragraphSpacing)
        case 13: return .readOnly(\NSParagraphStyle.paragraphSpacingBefore)
        case 14: return .readOnly(\NSParagraphStyle.tabStops)
        default: return .readOnly(\NSParagraphStyle.tailIndent)
        }
    }

    nonisolated private static func methodOfNSParagraphStyle(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! NSParagraphStyle).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
            }
        default:
            return { r, a in
                (r as! NSParagraphStyle).mutableCopy(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "mutableCopyWithZone:", as: (NSZone?).self))
            }
        }
    }

    nonisolated private static func classMethodOfNSParagraphStyle(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! NSParagraphStyle.Type).default }
        default:
            return { r, a in
                (r as! NSParagraphStyle.Type).defaultWritingDirection(
                    forLanguage: ObjCRuntime.ObjCMessage.argument(a, 0, "defaultWritingDirectionForLanguage:", as: (String?).self))
            }
        }
    }

    nonisolated private static func initializerOfNSParagraphStyle(_ index: Int) -> ObjCFactory {
        { _ in NSParagraphStyle() }
    }
}

extension NSShadow {
    nonisolated static var descriptionOfNSShadow: FrameworkClass {
        FrameworkClass(
            NSShadow.self,
            properties: "shadowBlurRadius shadowColor shadowOffset",
            methods: "copyWithZone:",
            initializers: "init",
            property: NSShadow.propertyOfNSShadow,
            method: NSShadow.methodOfNSShadow,
            initializer: NSShadow.initializerOfNSShadow)
    }

    private static func propertyOfNSShadow(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("shadowBlurRadius", \NSShadow.shadowBlurRadius)
        case 1: return .value("shadowColor", \NSShadow.shadowColor)
        default: return .value("shadowOffset", \NSShadow.shadowOffset)
        }
    }

    nonisolated private static func methodOfNSShadow(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! NSShadow).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
    }

    nonisolated private static func initializerOfNSShadow(_ index: Int) -> ObjCFactory {
        { _ in NSShadow() }
    }
}

extension NSStringDrawingContext {
    nonisolated static var descriptionOfNSStringDrawingContext: FrameworkClass {
        FrameworkClass(
            NSStringDrawingContext.self,
            properties: "actualScaleFactor minimumScaleFactor totalBounds",
            initializers: "init",
            property: NSStringDrawingContext.propertyOfNSStringDrawingContext,
            initializer: NSStringDrawingContext.initializerOfNSStringDrawingContext)
    }

    private static func propertyOfNSStringDrawingContext(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\NSStringDrawingContext.actualScaleFactor)
        case 1: return .value("minimumScaleFactor", \NSStringDrawingContext.minimumScaleFactor)
        default: return .readOnly(\NSStringDrawingContext.totalBounds)
        }
    }

    nonisolated private static func initializerOfNSStringDrawingContext(_ index: Int) -> ObjCFactory {
        { _ in NSStringDrawingContext() }
    }
}

extension NSTextAttachment {
    nonisolated static var descriptionOfNSTextAttachment: FrameworkClass {
        FrameworkClass(
            NSTextAttachment.self,
            properties: "bounds contents fileType image",
            methods: """
                attachmentBoundsForTextContainer:proposedLineFragment:glyphPosition:characterIndex: \
                imageForBounds:textContainer:characterIndex:
                """,
            initializers: "init initWithData:ofType: textAttachmentWithImage:",
            property: NSTextAttachment.propertyOfNSTextAttachment,
            method: NSTextAttachment.methodOfNSTextAttachment,
            initializer: NSTextAttachment.initializerOfNSTextAttachment)
    }

    private static func propertyOfNSTextAttachment(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("bounds", \NSTextAttachment.bounds)
        case 1: return .value("contents", \NSTextAttachment.contents)
        case 2: return .value("fileType", \NSTextAttachment.fileType)
        default: return .value("image", \NSTextAttachment.image)
        }
    }

    nonisolated private static func methodOfNSTextAttachment(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
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
        default:
            return { r, a in
                (r as! NSTextAttachment).image(
                    forBounds: ObjCRuntime.ObjCMessage.argument(a, 0, "imageForBounds:textContainer:characterIndex:", as: (CGRect).self),
                    textContainer: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "imageForBounds:textContainer:characterIndex:", as: (NSTextContainer?).self),
                    characterIndex: ObjCRuntime.ObjCMessage.argument(a, 2, "imageForBounds:textContainer:characterIndex:", as: (Int).self))
            }
        }
    }

    nonisolated private static func initializerOfNSTextAttachment(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in NSTextAttachment() }
        case 1:
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

extension NSTextContainer {
    nonisolated static var descriptionOfNSTextContainer: FrameworkClass {
        FrameworkClass(
            NSTextContainer.self,
            properties:
                "heightTracksTextView layoutManager lineBreakMode lineFragmentPadding maximumNumberOfLines size widthTracksTextView",
            initializers: "init initWithSize:",
            property: NSTextContainer.propertyOfNSTextContainer,
            initializer: NSTextContainer.initializerOfNSTextContainer)
    }

    private static func propertyOfNSTextContainer(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("heightTracksTextView", \NSTextContainer.heightTracksTextView)
        case 1: return .readOnly(\NSTextContainer.layoutManager)
        case 2: return .value("lineBreakMode", \NSTextContainer.lineBreakMode)
        case 3: return .value("lineFragmentPadding", \NSTextContainer.lineFragmentPadding)
        case 4: return .value("maximumNumberOfLines", \NSTextContainer.maximumNumberOfLines)
        case 5: return .value("size", \NSTextContainer.size)
        default: return .value("widthTracksTextView", \NSTextContainer.widthTracksTextView)
        }
    }

    nonisolated private static func initializerOfNSTextContainer(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in NSTextContainer() }
        default: return { a in NSTextContainer(size: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithSize:", as: (CGSize).self)) }
        }
    }
}

extension NSTextTab {
    nonisolated static var descriptionOfNSTextTab: FrameworkClass {
        FrameworkClass(
            NSTextTab.self,
            properties: "alignment location options",
            methods: "copyWithZone:",
            initializers: "initWithTextAlignment:location:options:",
            property: NSTextTab.propertyOfNSTextTab,
            method: NSTextTab.methodOfNSTextTab,
            initializer: NSTextTab.initializerOfNSTextTab)
    }

    private static func propertyOfNSTextTab(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\NSTextTab.alignment)
        case 1: return .readOnly(\NSTextTab.location)
        default: return .readOnly(\NSTextTab.options)
        }
    }

    nonisolated private static func methodOfNSTextTab(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! NSTextTab).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
    }

    nonisolated private static func initializerOfNSTextTab(_ index: Int) -> ObjCFactory {
        { a in
            NSTextTab(
                textAlignment: ObjCRuntime.ObjCMessage.argument(
                    a, 0, "initWithTextAlignment:location:options:", as: (NSTextAlignment).self),
                location: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithTextAlignment:location:options:", as: (CGFloat).self),
                options: ObjCRuntime.ObjCMessage.argument(
                    a, 2, "initWithTextAlignment:location:options:", as: ([NSTextTab.OptionKey: Any]).self))
        }
    }
}
