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

extension UITraitCollection {
    nonisolated static var descriptionOfUITraitCollection: FrameworkClass {
        FrameworkClass(
            UITraitCollection.self,
            properties: """
                accessibilityContrast activeAppearance displayGamut displayScale forceTouchCapability horizontalSizeClass \
                imageConfiguration imageDynamicRange layoutDirection legibilityWeight listEnvironment preferredContentSizeCategory \
                sceneCaptureState toolbarItemPresentationSize userInterfaceIdiom userInterfaceLevel userInterfaceStyle \
                verticalSizeClass
                """,
            methods: """
                changedTraitsFromTraitCollection: containsTraitsInCollection: copyWithZone: encodeWithCoder: \
                hasDifferentColorAppearanceComparedToTraitCollection: performAsCurrentTraitCollection:
                """,
            classMethods:
                "currentTraitCollection supportsSecureCoding systemTraitsAffectingColorAppearance systemTraitsAffectingImageLookup",
            initializers: """
                init initWithCoder: traitCollectionWithAccessibilityContrast: traitCollectionWithActiveAppearance: \
                traitCollectionWithDisplayGamut: traitCollectionWithDisplayScale: traitCollectionWithForceTouchCapability: \
                traitCollectionWithHorizontalSizeClass: traitCollectionWithImageDynamicRange: traitCollectionWithLayoutDirection: \
                traitCollectionWithLegibilityWeight: traitCollectionWithListEnvironment: \
                traitCollectionWithPreferredContentSizeCategory: traitCollectionWithSceneCaptureState: \
                traitCollectionWithToolbarItemPresentationSize: traitCollectionWithTraitsFromCollections: \
                traitCollectionWithUserInterfaceIdiom: traitCollectionWithUserInterfaceLevel: traitCollectionWithUserInterfaceStyle: \
                traitCollectionWithVerticalSizeClass:
                """,
            property: UITraitCollection.propertyOfUITraitCollection,
            method: UITraitCollection.methodOfUITraitCollection,
            classMethod: UITraitCollection.classMethodOfUITraitCollection,
            initializer: UITraitCollection.initializerOfUITraitCollection)
    }

    private static func propertyOfUITraitCollection(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UITraitCollection.accessibilityContrast)
        case 1: return .readOnly(\UITraitCollection.activeAppearance)
        case 2: return .readOnly(\UITraitCollection.displayGamut)
        case 3: return .readOnly(\UITraitCollection.displayScale)
        case 4: return .readOnly(\UITraitCollection.forceTouchCapability)
        case 5: return .readOnly(\UITraitCollection.horizontalSizeClass)
        case 6: return .readOnly(\UITraitCollection.imageConfiguration)
        case 7: return .readOnly(\UITraitCollection.imageDynamicRange)
        case 8: return .readOnly(\UITraitCollection.layoutDirection)
        case 9: return .readOnly(\UITraitCollection.legibilityWeight)
        case 10: return .readOnly(\UITraitCollection.listEnvironment)
        case 11: return .readOnly(\UITraitCollection.preferredContentSizeCategory)
        case 12: return .readOnly(\UITraitCollection.sceneCaptureState)
        case 13: return .readOnly(\UITraitCollection.toolbarItemPresentationSize)
        case 14: return .readOnly(\UITraitCollection.userInterfaceIdiom)
        case 15: return .readOnly(\UITraitCollection.userInterfaceLevel)
        case 16: return .readOnly(\UITraitCollection.userInterfaceStyle)
        default: return .readOnly(\UITraitCollection.verticalSizeClass)
        }
    }

    nonisolated private static func methodOfUITraitCollection(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UITraitCollection).changedTraits(
                    from: ObjCRuntime.ObjCMessage.argument(a, 0, "changedTraitsFromTraitCollection:", as: (UITraitCollection?).self))
            }
        case 1:
            return { r, a in
                (r as! UITraitCollection).containsTraits(
                    in: ObjCRuntime.ObjCMessage.argument(a, 0, "containsTraitsInCollection:", as: (UITraitCollection?).self))
            }
        case 2:
            return { r, a in
                (r as! UITraitCollection).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
            }
        case 3:
            return { r, a in
                (r as! UITraitCollection).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self))
            }
        case 4:
            return { r, a in
                (r as! UITraitCollection).hasDifferentColorAppearance(
                    comparedTo: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "hasDifferentColorAppearanceComparedToTraitCollection:", as: (UITraitCollection?).self))
            }
        default:
            return { r, a in
                (r as! UITraitCollection).performAsCurrent(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "performAsCurrentTraitCollection:", as: (() -> Void).self))
            }
        }
    }

    nonisolated private static func classMethodOfUITraitCollection(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! UITraitCollection.Type).current }
        case 1: return { r, _ in (r as! UITraitCollection.Type).supportsSecureCoding }
        case 2: return { r, _ in (r as! UITraitCollection.Type).systemTraitsAffectingColorAppearance }
        default: return { r, _ in (r as! UITraitCollection.Type).systemTraitsAffectingImageLookup }
        }
    }

    nonisolated private static func initializerOfUITraitCollection(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UITraitCollection() }
        case 1: return { a in UITraitCollection(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 2:
            return { a in
                UITraitCollection(
                    accessibilityContrast: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "traitCollectionWithAccessibilityContrast:", as: (UIAccessibilityContrast).self))
            }
        case 3:
            return { a in
                UITraitCollection(
                    activeAppearance: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "traitCollectionWithActiveAppearance:", as: (UIUserInterfaceActiveAppearance).self))
            }
        case 4:
            return { a in
                UITraitCollection(
                    displayGamut: ObjCRuntime.ObjCMessage.argument(a, 0, "traitCollectionWithDisplayGamut:", as: (UIDisplayGamut).self))
            }
        case 5:
            return { a in
                UITraitCollection(
                    displayScale: ObjCRuntime.ObjCMessage.argument(a, 0, "traitCollectionWithDisplayScale:", as: (CGFloat).self))
            }
        case 6:
            return { a in
                UITraitCollection(
                    forceTouchCapability: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "traitCollectionWithForceTouchCapability:", as: (UIForceTouchCapability).self))
            }
        case 7:
            return { a in
                UITraitCollection(
                    horizontalSizeClass: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "traitCollectionWithHorizontalSizeClass:", as: (UIUserInterfaceSizeClass).self))
            }
        case 8:
            return { a in
                UITraitCollection(
                    imageDynamicRange: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "traitCollectionWithImageDynamicRange:", as: (UIImage.DynamicRange).self))
            }
        case 9:
            return { a in
                UITraitCollection(
                    layoutDirection: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "traitCollectionWithLayoutDirection:", as: (UITraitEnvironmentLayoutDirection).self))
            }
        case 10:
            return { a in
                UITraitCollection(
                    legibilityWeight: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "traitCollectionWithLegibilityWeight:", as: (UILegibilityWeight).self))
            }
        case 11:
            return { a in
                UITraitCollection(
                    listEnvironment: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "traitCollectionWithListEnvironment:", as: (UIListEnvironment).self))
            }
        case 12:
            return { a in
                UITraitCollection(
                    preferredContentSizeCategory: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "traitCollectionWithPreferredContentSizeCategory:", as: (UIContentSizeCategory).self))
            }
        case 13:
            return { a in
                UITraitCollection(
                    sceneCaptureState: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "traitCollectionWithSceneCaptureState:", as: (UISceneCaptureState).self))
            }
        case 14:
            return { a in
                UITraitCollection(
                    toolbarItemPresentationSize: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "traitCollectionWithToolbarItemPresentationSize:", as: (UINSToolbarItemPresentationSize).self))
            }
        case 15:
            return { a in
                UITraitCollection(
                    traitsFrom: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "traitCollectionWithTraitsFromCollections:", as: ([UITraitCollection]).self))
            }
        case 16:
            return { a in
                UITraitCollection(
                    userInterfaceIdiom: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "traitCollectionWithUserInterfaceIdiom:", as: (UIUserInterfaceIdiom).self))
            }
        case 17:
            return { a in
                UITraitCollection(
                    userInterfaceLevel: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "traitCollectionWithUserInterfaceLevel:", as: (UIUserInterfaceLevel).self))
            }
        case 18:
            return { a in
                UITraitCollection(
                    userInterfaceStyle: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "traitCollectionWithUserInterfaceStyle:", as: (UIUserInterfaceStyle).self))
            }
        default:
            return { a in
                UITraitCollection(
                    verticalSizeClass: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "traitCollectionWithVerticalSizeClass:", as: (UIUserInterfaceSizeClass).self))
            }
        }
    }
}
