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

extension UIButton {
    nonisolated static var descriptionOfUIButton: FrameworkClass {
        FrameworkClass(
            UIButton.self,
            properties: """
                .allBackgroundImages* .allImages* .allTitleColors* .allTitleShadowColors* \
                adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenDisabled adjustsImageWhenHighlighted \
                automaticallyUpdatesConfiguration behavioralStyle buttonType changesSelectionAsPrimaryAction configuration \
                configurationUpdateHandler contentEdgeInsets* currentAttributedTitle currentBackgroundImage currentImage \
                currentPreferredSymbolConfiguration currentTitle currentTitleColor currentTitleShadowColor held/isHeld \
                highlighted/isHighlighted imageEdgeInsets* imageView isHovered largeContentImage largeContentTitle menu \
                pointerInteractionEnabled/isPointerInteractionEnabled pointerStyleProvider preferredBehavioralStyle \
                preferredMenuElementOrder reversesTitleShadowWhenHighlighted role showsMenuAsPrimaryAction \
                springLoaded/isSpringLoaded subtitleLabel titleEdgeInsets* titleLabel
                """,
            methods: """
                attributedTitleForState: backgroundImageForState: backgroundRectForBounds: contentRectForBounds: imageForState: \
                imageRectForContentRect: preferredSymbolConfigurationForImageInState: setAttributedTitle:forState: \
                setBackgroundImage:forState: setImage:forState: setNeedsUpdateConfiguration \
                setPreferredSymbolConfiguration:forImageInState: setTitle:forState: setTitleColor:forState: \
                setTitleShadowColor:forState: titleColorForState: titleForState: titleRectForContentRect: titleShadowColorForState: \
                updateConfiguration
                """,
            classMethods: "systemButtonWithImage:target:action:",
            initializers: """
                buttonWithConfiguration:primaryAction: buttonWithType: buttonWithType:primaryAction: init initWithCoder: \
                initWithFrame: initWithFrame:primaryAction:
                """,
            property: UIButton.propertyOfUIButton,
            method: UIButton.methodOfUIButton,
            classMethod: UIButton.classMethodOfUIButton,
            initializer: UIButton.initializerOfUIButton)
    }

    private static func propertyOfUIButton(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("allBackgroundImages", \UIButton.allBackgroundImages)
        case 1: return .value("allImages", \UIButton.allImages)
        case 2: return .value("allTitleColors", \UIButton.allTitleColors)
        case 3: return .value("allTitleShadowColors", \UIButton.allTitleShadowColors)
        case 4:
            return .value(
                "adjustsImageSizeForAccessibilityContentSizeCategory", \UIButton.adjustsImageSizeForAccessibilityContentSizeCategory)
        case 5: return .value("adjustsImageWhenDisabled", \UIButton.adjustsImageWhenDisabled)
        case 6: return .value("adjustsImageWhenHighlighted", \UIButton.adjustsImageWhenHighlighted)
        case 7: return .value("automaticallyUpdatesConfiguration", \UIButton.automaticallyUpdatesConfiguration)
        case 8: return .readOnly(\UIButton.behavioralStyle)
        case 9: return .readOnly(\UIButton.buttonType)
        case 10: return .value("changesSelectionAsPrimaryAction", \UIButton.changesSelectionAsPrimaryAction)
        case 11: return .value("configuration", \UIButton.configuration)
        case 12: return .value("configurationUpdateHandler", \UIButton.configurationUpdateHandler)
        case 13: return .value("contentEdgeInsets", \UIButton.contentEdgeInsets)
        case 14: return .readOnly(\UIButton.currentAttributedTitle)
        case 15: return .readOnly(\UIButton.currentBackgroundImage)
        case 16: return .readOnly(\UIButton.currentImage)
        case 17: return .readOnly(\UIButton.currentPreferredSymbolConfiguration)
        case 18: return .readOnly(\UIButton.currentTitle)
        case 19: return .readOnly(\UIButton.currentTitleColor)
        case 20: return .readOnly(\UIButton.currentTitleShadowColor)
        case 21: return .readOnly(\UIButton.isHeld)
        case 22: return .value("highlighted", \UIButton.isHighlighted)
        case 23: return .value("imageEdgeInsets", \UIButton.imageEdgeInsets)
        case 24: return .readOnly(\UIButton.imageView)
        case 25: return .readOnly(\UIButton.isHovered)
        case 26: return .value("largeContentImage", \UIButton.largeContentImage)
        case 27: return .value("largeContentTitle", \UIButton.largeContentTitle)
        case 28: return .value("menu", \UIButton.menu)
        case 29: return .value("pointerInteractionEnabled", \UIButton.isPointerInteractionEnabled)
        case 30: return .value("pointerStyleProvider", \UIButton.pointerStyleProvider)
        case 31: return .value("preferredBehavioralStyle", \UIButton.preferredBehavioralStyle)
        case 32: return .value("preferredMenuElementOrder", \UIButton.preferredMenuElementOrder)
        case 33: return .value("reversesTitleShadowWhenHighlighted", \UIButton.reversesTitleShadowWhenHighlighted)
        case 34: return .value("role", \UIButton.role)
        case 35: return .value("showsMenuAsPrimaryAction", \UIButton.showsMenuAsPrimaryAction)
        case 36: return .value("springLoaded", \UIButton.isSpringLoaded)
        case 37: return .readOnly(\UIButton.subtitleLabel)
        case 38: return .value("titleEdgeInsets", \UIButton.titleEdgeInsets)
        default: return .readOnly(\UIButton.titleLabel)
        }
    }

    nonisolated private static func methodOfUIButton(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIButton).attributedTitle(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "attributedTitleForState:", as: (UIControl.State).self))
            }
        case 1:
            return { r, a in
                (r as! UIButton).backgroundImage(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "backgroundImageForState:", as: (UIControl.State).self))
            }
        case 2:
            return { r, a in
                (r as! UIButton).backgroundRect(
                    forBounds: ObjCRuntime.ObjCMessage.argument(a, 0, "backgroundRectForBounds:", as: (CGRect).self))
            }
        case 3:
            return { r, a in
                (r as! UIButton).contentRect(forBounds: ObjCRuntime.ObjCMessage.argument(a, 0, "contentRectForBounds:", as: (CGRect).self))
            }
        case 4:
            return { r, a in
                (r as! UIButton).image(for: ObjCRuntime.ObjCMessage.argument(a, 0, "imageForState:", as: (UIControl.State).self))
            }
        case 5:
            return { r, a in
                (r as! UIButton).imageRect(
                    forContentRect: ObjCRuntime.ObjCMessage.argument(a, 0, "imageRectForContentRect:", as: (CGRect).self))
            }
        case 6:
            return { r, a in
                (r as! UIButton).preferredSymbolConfigurationForImage(
                    in: ObjCRuntime.ObjCMessage.argument(a, 0, "preferredSymbolConfigurationForImageInState:", as: (UIControl.State).self))
            }
        case 7:
            return { r, a in
                (r as! UIButton).setAttributedTitle(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setAttributedTitle:forState:", as: (NSAttributedString?).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "setAttributedTitle:forState:", as: (UIControl.State).self))
            }
        case 8:
            return { r, a in
                (r as! UIButton).setBackgroundImage(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setBackgroundImage:forState:", as: (UIImage?).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "setBackgroundImage:forState:", as: (UIControl.State).self))
            }
        case 9:
            return { r, a in
                (r as! UIButton).setImage(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setImage:forState:", as: (UIImage?).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "setImage:forState:", as: (UIControl.State).self))
            }
        case 10: return { r, _ in (r as! UIButton).setNeedsUpdateConfiguration() }
        case 11:
            return { r, a in
                (r as! UIButton).setPreferredSymbolConfiguration(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "setPreferredSymbolConfiguration:forImageInState:", as: (UIImage.SymbolConfiguration?).self),
                    forImageIn: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "setPreferredSymbolConfiguration:forImageInState:", as: (UIControl.State).self))
            }
        case 12:
            return { r, a in
                (r as! UIButton).setTitle(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setTitle:forState:", as: (String?).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "setTitle:forState:", as: (UIControl.State).self))
            }
        case 13:
            return { r, a in
                (r as! UIButton).setTitleColor(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setTitleColor:forState:", as: (UIColor?).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "setTitleColor:forState:", as: (UIControl.State).self))
            }
        case 14:
            return { r, a in
                (r as! UIButton).setTitleShadowColor(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setTitleShadowColor:forState:", as: (UIColor?).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "setTitleShadowColor:forState:", as: (UIControl.State).self))
            }
        case 15:
            return { r, a in
                (r as! UIButton).titleColor(for: ObjCRuntime.ObjCMessage.argument(a, 0, "titleColorForState:", as: (UIControl.State).self))
            }
        case 16:
            return { r, a in
                (r as! UIButton).title(for: ObjCRuntime.ObjCMessage.argument(a, 0, "titleForState:", as: (UIControl.State).self))
            }
        case 17:
            return { r, a in
                (r as! UIButton).titleRect(
                    forContentRect: ObjCRuntime.ObjCMessage.argument(a, 0, "titleRectForContentRect:", as: (CGRect).self))
            }
        case 18:
            return { r, a in
                (r as! UIButton).titleShadowColor(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "titleShadowColorForState:", as: (UIControl.State).self))
            }
        default: return { r, _ in (r as! UIButton).updateConfiguration() }
        }
    }

    nonisolated private static func classMethodOfUIButton(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! UIButton.Type).systemButton(
                with: ObjCRuntime.ObjCMessage.argument(a, 0, "systemButtonWithImage:target:action:", as: (UIImage).self),
                target: ObjCRuntime.ObjCMessage.argument(a, 1, "systemButtonWithImage:target:action:", as: (Any?).self),
                action: ObjCRuntime.ObjCMessage.argument(a, 2, "systemButtonWithImage:target:action:", as: (Selector?).self))
        }
    }

    nonisolated private static func initializerOfUIButton(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                UIButton(
                    configuration: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "buttonWithConfiguration:primaryAction:", as: (UIButton.Configuration).self),
                    primaryAction: ObjCRuntime.ObjCMessage.argument(a, 1, "buttonWithConfiguration:primaryAction:", as: (UIAction?).self))
            }
        case 1: return { a in UIButton(type: ObjCRuntime.ObjCMessage.argument(a, 0, "buttonWithType:", as: (UIButton.ButtonType).self)) }
        case 2:
            return { a in
                UIButton(
                    type: ObjCRuntime.ObjCMessage.argument(a, 0, "buttonWithType:primaryAction:", as: (UIButton.ButtonType).self),
                    primaryAction: ObjCRuntime.ObjCMessage.argument(a, 1, "buttonWithType:primaryAction:", as: (UIAction?).self))
            }
        case 3: return { _ in UIButton() }
        case 4: return { a in UIButton(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 5: return { a in UIButton(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:", as: (CGRect).self)) }
        default:
            return { a in
                UIButton(
                    frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:primaryAction:", as: (CGRect).self),
                    primaryAction: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithFrame:primaryAction:", as: (UIAction?).self))
            }
        }
    }
}
