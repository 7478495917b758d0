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

extension UIImage {
    nonisolated static var descriptionOfUIImage: FrameworkClass {
        FrameworkClass(
            UIImage.self,
            properties: """
                CGImage/cgImage alignmentRectInsets baselineOffsetFromBottom capInsets configuration duration \
                flipsForRightToLeftLayoutDirection hasBaseline highDynamicRange/isHighDynamicRange imageAsset imageOrientation \
                imageRendererFormat images leftCapWidth renderingMode resizingMode scale size symbolConfiguration \
                symbolImage/isSymbolImage topCapHeight traitCollection
                """,
            methods: """
                copyWithZone: drawAsPatternInRect: drawAtPoint: drawAtPoint:blendMode:alpha: drawInRect: drawInRect:blendMode:alpha: \
                encodeWithCoder: imageByApplyingSymbolConfiguration: imageByPreparingForDisplay imageByPreparingThumbnailOfSize: \
                imageFlippedForRightToLeftLayoutDirection imageRestrictedToStandardDynamicRange imageWithAlignmentRectInsets: \
                imageWithBaselineOffsetFromBottom: imageWithConfiguration: imageWithHorizontallyFlippedOrientation \
                imageWithRenderingMode: imageWithTintColor: imageWithTintColor:renderingMode: imageWithoutBaseline \
                jpegDataWithCompressionQuality: loadDataWithTypeIdentifier:forItemProviderCompletionHandler: pngData \
                prepareForDisplayWithCompletionHandler: prepareThumbnailOfSize:completionHandler: resizableImageWithCapInsets: \
                resizableImageWithCapInsets:resizingMode: stretchableImageWithLeftCapWidth:topCapHeight:
                """,
            classMethods: """
                actionsImage addImage animatedImageNamed:duration: animatedImageWithImages:duration: \
                animatedResizableImageNamed:capInsets:resizingMode:duration: checkmarkImage closeImage \
                objectWithItemProviderData:typeIdentifier:error: readableTypeIdentifiersForItemProvider removeImage \
                strokedCheckmarkImage supportsSecureCoding writableTypeIdentifiersForItemProvider
                """,
            initializers: """
                imageNamed: imageNamed:inBundle:compatibleWithTraitCollection: imageNamed:inBundle:withConfiguration: init \
                initWithCGImage: initWithCGImage:scale:orientation: initWithCoder: initWithContentsOfFile: initWithData: \
                initWithData:scale: initWithResource: systemImageNamed: systemImageNamed:compatibleWithTraitCollection: \
                systemImageNamed:withConfiguration:
                """,
            property: UIImage.propertyOfUIImage,
            method: UIImage.methodOfUIImage,
            classMethod: UIImage.classMethodOfUIImage,
            initializer: UIImage.initializerOfUIImage)
    }

    private static func propertyOfUIImage(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIImage.cgImage)
        case 1: return .readOnly(\UIImage.alignmentRectInsets)
        case 2: return .readOnly(\UIImage.baselineOffsetFromBottom)
        case 3: return .readOnly(\UIImage.capInsets)
        case 4: return .readOnly(\UIImage.configuration)
        case 5: return .readOnly(\UIImage.duration)
        case 6: return .readOnly(\UIImage.flipsForRightToLeftLayoutDirection)
        case 7: return .readOnly(\UIImage.hasBaseline)
        case 8: return .readOnly(\UIImage.isHighDynamicRange)
        case 9: return .readOnly(\UIImage.imageAsset)
        case 10: return .readOnly(\UIImage.imageOrientation)
        case 11: return .readOnly(\UIImage.imageRendererFormat)
        case 12: return .readOnly(\UIImage.images)
        case 13: return .readOnly(\UIImage.leftCapWidth)
        case 14: return .readOnly(\UIImage.renderingMode)
        case 15: return .readOnly(\UIImage.resizingMode)
        case 16: return .readOnly(\UIImage.scale)
        case 17: return .readOnly(\UIImage.size)
        case 18: return .readOnly(\UIImage.symbolConfiguration)
        case 19: return .readOnly(\UIImage.isSymbolImage)
        case 20: return .readOnly(\UIImage.topCapHeight)
        default: return .readOnly(\UIImage.traitCollection)
        }
    }

    nonisolated private static func methodOfUIImage(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, a in (r as! UIImage).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
        case 1:
            return { r, a in
                (r as! UIImage).drawAsPattern(in: ObjCRuntime.ObjCMessage.argument(a, 0, "drawAsPatternInRect:", as: (CGRect).self))
            }
        case 2: return { r, a in (r as! UIImage).draw(at: ObjCRuntime.ObjCMessage.argument(a, 0, "drawAtPoint:", as: (CGPoint).self)) }
        case 3:
            return { r, a in
                (r as! UIImage).draw(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "drawAtPoint:blendMode:alpha:", as: (CGPoint).self),
                    blendMode: ObjCRuntime.ObjCMessage.argument(a, 1, "drawAtPoint:blendMode:alpha:", as: (CGBlendMode).self),
                    alpha: ObjCRuntime.ObjCMessage.argument(a, 2, "drawAtPoint:blendMode:alpha:", as: (CGFloat).self))
            }
        case 4: return { r, a in (r as! UIImage).draw(in: ObjCRuntime.ObjCMessage.argument(a, 0, "drawInRect:", as: (CGRect).self)) }
        case 5:
            return { r, a in
                (r as! UIImage).draw(
                    in: ObjCRuntime.ObjCMessage.argument(a, 0, "drawInRect:blendMode:alpha:", as: (CGRect).self),
                    blendMode: ObjCRuntime.ObjCMessage.argument(a, 1, "drawInRect:blendMode:alpha:", as: (CGBlendMode).self),
                    alpha: ObjCRuntime.ObjCMessage.argument(a, 2, "drawInRect:blendMode:alpha:", as: (CGFloat).self))
            }
        case 6:
            return { r, a in (r as! UIImage).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self)) }
        case 7:
            return { r, a in
                (r as! UIImage).applyingSymbolConfiguration(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "imageByApplyingSymbolConfiguration:", as: (UIImage.SymbolConfiguration).self))
            }
        case 8: return { r, _ in (r as! UIImage).preparingForDisplay() }
        case 9:
            return { r, a in
                (r as! UIImage).preparingThumbnail(
                    of: ObjCRuntime.ObjCMessage.argument(a, 0, "imageByPreparingThumbnailOfSize:", as: (CGSize).self))
            }
        case 10: return { r, _ in (r as! UIImage).imageFlippedForRightToLeftLayoutDirection() }
        case 11: return { r, _ in (r as! UIImage).imageRestrictedToStandardDynamicRange() }
        case 12:
            return { r, a in
                (r as! UIImage).withAlignmentRectInsets(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "imageWithAlignmentRectInsets:", as: (UIEdgeInsets).self))
            }
        case 13:
            return { r, a in
                (r as! UIImage).withBaselineOffset(
                    fromBottom: ObjCRuntime.ObjCMessage.argument(a, 0, "imageWithBaselineOffsetFromBottom:", as: (CGFloat).self))
            }
        case 14:
            return { r, a in
                (r as! UIImage).withConfiguration(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "imageWithConfiguration:", as: (UIImage.Configuration).self))
            }
        case 15: return { r, _ in (r as! UIImage).withHorizontallyFlippedOrientation() }
        case 16:
            return { r, a in
                (r as! UIImage).withRenderingMode(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "imageWithRenderingMode:", as: (UIImage.RenderingMode).self))
            }
        case 17:
            return { r, a in
                (r as! UIImage).withTintColor(ObjCRuntime.ObjCMessage.argument(a, 0, "imageWithTintColor:", as: (UIColor).self))
            }
        case 18:
            return { r, a in
                (r as! UIImage).withTintColor(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "imageWithTintColor:renderingMode:", as: (UIColor).self),
                    renderingMode: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "imageWithTintColor:renderingMode:", as: (UIImage.RenderingMode).self))
            }
        case 19: return { r, _ in (r as! UIImage).imageWithoutBaseline() }
        case 20:
            return { r, a in
                (r as! UIImage).jpegData(
                    compressionQuality: ObjCRuntime.ObjCMessage.argument(a, 0, "jpegDataWithCompressionQuality:", as: (CGFloat).self))
            }
        case 21:
            return { r, a in
                (r as! UIImage).loadData(
                    withTypeIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "loadDataWithTypeIdentifier:forItemProviderCompletionHandler:", as: (String).self),
                    forItemProviderCompletionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "loadDataWithTypeIdentifier:forItemProviderCompletionHandler:",
                        as: (@Sendable (Data?, (any Error)?) -> Void).self))
            }
        case 22: return { r, _ in (r as! UIImage).pngData() }
        case 23:
            return { r, a in
                (r as! UIImage).prepareForDisplay(
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "prepareForDisplayWithCompletionHandler:", as: (@Sendable (UIImage?) -> Void).self))
            }
        case 24:
            return { r, a in
                (r as! UIImage).prepareThumbnail(
                    of: ObjCRuntime.ObjCMessage.argument(a, 0, "prepareThumbnailOfSize:completionHandler:", as: (CGSize).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "prepareThumbnailOfSize:completionHandler:", as: (@Sendable (UIImage?) -> Void).self))
            }
        case 25:
            return { r, a in
                (r as! UIImage).resizableImage(
                    withCapInsets: ObjCRuntime.ObjCMessage.argument(a, 0, "resizableImageWithCapInsets:", as: (UIEdgeInsets).self))
            }
        case 26:
            return { r, a in
                (r as! UIImage).resizableImage(
                    withCapInsets: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "resizableImageWithCapInsets:resizingMode:", as: (UIEdgeInsets).self),
                    resizingMode: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "resizableImageWithCapInsets:resizingMode:", as: (UIImage.ResizingMode).self))
            }
        default:
            return { r, a in
                (r as! UIImage).stretchableImage(
                    withLeftCapWidth: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "stretchableImageWithLeftCapWidth:topCapHeight:", as: (Int).self),
                    topCapHeight: ObjCRuntime.ObjCMessage.argument(a, 1, "stretchableImageWithLeftCapWidth:topCapHeight:", as: (Int).self))
            }
        }
    }

    nonisolated private static func classMethodOfUIImage(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! UIImage.Type).actions }
        case 1: return { r, _ in (r as! UIImage.Type).add }
        case 2:
            return { r, a in
                (r as! UIImage.Type).animatedImageNamed(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "animatedImageNamed:duration:", as: (String).self),
                    duration: ObjCRuntime.ObjCMessage.argument(a, 1, "animatedImageNamed:duration:", as: (TimeInterval).self))
            }
        case 3:
            return { r, a in
                (r as! UIImage.Type).animatedImage(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "animatedImageWithImages:duration:", as: ([UIImage]).self),
                    duration: ObjCRuntime.ObjCMessage.argument(a, 1, "animatedImageWithImages:duration:", as: (TimeInterval).self))
            }
        case 4:
            return { r, a in
                (r as! UIImage.Type).animatedResizableImageNamed(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "animatedResizableImageNamed:capInsets:resizingMode:duration:", as: (String).self),
                    capInsets: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "animatedResizableImageNamed:capInsets:resizingMode:duration:", as: (UIEdgeInsets).self),
                    resizingMode: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "animatedResizableImageNamed:capInsets:resizingMode:duration:", as: (UIImage.ResizingMode).self),
                    duration: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "animatedResizableImageNamed:capInsets:resizingMode:duration:", as: (TimeInterval).self))
            }
        case 5: return { r, _ in (r as! UIImage.Type).checkmark }
        case 6: return { r, _ in (r as! UIImage.Type).close }
        case 7:
            return { r, a in
                try? (r as! UIImage.Type).object(
                    withItemProviderData: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "objectWithItemProviderData:typeIdentifier:error:", as: (Data).self),
                    typeIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "objectWithItemProviderData:typeIdentifier:error:", as: (String).self))
            }
        case 8: return { r, _ in (r as! UIImage.Type).readableTypeIdentifiersForItemProvider }
        case 9: return { r, _ in (r as! UIImage.Type).remove }
        case 10: return { r, _ in (r as! UIImage.Type).strokedCheckmark }
        case 11: return { r, _ in (r as! UIImage.Type).supportsSecureCoding }
        default: return { r, _ in (r as! UIImage.Type).writableTypeIdentifiersForItemProvider }
        }
    }

    nonisolated private static func initializerOfUIImage(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { a in UIImage(named: ObjCRuntime.ObjCMessage.argument(a, 0, "imageNamed:", as: (String).self)) }
        case 1:
            return { a in
                UIImage(
                    named: ObjCRuntime.ObjCMessage.argument(a, 0, "imageNamed:inBundle:compatibleWithTraitCollection:", as: (String).self),
                    in: ObjCRuntime.ObjCMessage.argument(a, 1, "imageNamed:inBundle:compatibleWithTraitCollection:", as: (Bundle?).self),
                    compatibleWith: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "imageNamed:inBundle:compatibleWithTraitCollection:", as: (UITraitCollection?).self))
            }
        case 2:
            return { a in
                UIImage(
                    named: ObjCRuntime.ObjCMessage.argument(a, 0, "imageNamed:inBundle:withConfiguration:", as: (String).self),
                    in: ObjCRuntime.ObjCMessage.argument(a, 1, "imageNamed:inBundle:withConfiguration:", as: (Bundle?).self),
                    with: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "imageNamed:inBundle:withConfiguration:", as: (UIImage.Configuration?).self))
            }
        case 3: return { _ in UIImage() }
        case 4: return { a in UIImage(cgImage: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCGImage:", as: (CGImage).self)) }
        case 5:
            return { a in
                UIImage(
                    cgImage: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCGImage:scale:orientation:", as: (CGImage).self),
                    scale: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithCGImage:scale:orientation:", as: (CGFloat).self),
                    orientation: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "initWithCGImage:scale:orientation:", as: (UIImage.Orientation).self))
            }
        case 6: return { a in UIImage(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 7:
            return { a in UIImage(contentsOfFile: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithContentsOfFile:", as: (String).self)) }
        case 8: return { a in UIImage(data: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithData:", as: (Data).self)) }
        case 9:
            return { a in
                UIImage(
                    data: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithData:scale:", as: (Data).self),
                    scale: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithData:scale:", as: (CGFloat).self))
            }
        case 10: return { a in UIImage(resource: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithResource:", as: (ImageResource).self)) }
        case 11: return { a in UIImage(systemName: ObjCRuntime.ObjCMessage.argument(a, 0, "systemImageNamed:", as: (String).self)) }
        case 12:
            return { a in
                UIImage(
                    systemName: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "systemImageNamed:compatibleWithTraitCollection:", as: (String).self),
                    compatibleWith: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "systemImageNamed:compatibleWithTraitCollection:", as: (UITraitCollection?).self))
            }
        default:
            return { a in
                UIImage(
                    systemName: ObjCRuntime.ObjCMessage.argument(a, 0, "systemImageNamed:withConfiguration:", as: (String).self),
                    withConfiguration: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "systemImageNamed:withConfiguration:", as: (UIImage.Configuration?).self))
            }
        }
    }
}
