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

extension UICollectionReusableView {
    nonisolated static var descriptionOfUICollectionReusableView: FrameworkClass {
        FrameworkClass(
            UICollectionReusableView.self,
            properties: "reuseIdentifier",
            methods: """
                applyLayoutAttributes: didTransitionFromLayout:toLayout: preferredLayoutAttributesFittingAttributes: prepareForReuse \
                willTransitionFromLayout:toLayout:
                """,
            initializers: "init initWithCoder: initWithFrame:",
            property: UICollectionReusableView.propertyOfUICollectionReusableView,
            method: UICollectionReusableView.methodOfUICollectionReusableView,
            initializer: UICollectionReusableView.initializerOfUICollectionReusableView)
    }

    private static func propertyOfUICollectionReusableView(_ index: Int) -> ClassDescription.Property {
        .readOnly(\UICollectionReusableView.reuseIdentifier)
    }

    nonisolated private static func methodOfUICollectionReusableView(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UICollectionReusableView).apply(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "applyLayoutAttributes:", as: (UICollectionViewLayoutAttributes).self))
            }
        case 1:
            return { r, a in
                (r as! UICollectionReusableView).didTransition(
                    from: ObjCRuntime.ObjCMessage.argument(a, 0, "didTransitionFromLayout:toLayout:", as: (UICollectionViewLayout).self),
                    to: ObjCRuntime.ObjCMessage.argument(a, 1, "didTransitionFromLayout:toLayout:", as: (UICollectionViewLayout).self))
            }
        case 2:
            return { r, a in
                (r as! UICollectionReusableView).preferredLayoutAttributesFitting(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "preferredLayoutAttributesFittingAttributes:", as: (UICollectionViewLayoutAttributes).self))
            }
        case 3: return { r, _ in (r as! UICollectionReusableView).prepareForReuse() }
        default:
            return { r, a in
                (r as! UICollectionReusableView).willTransition(
                    from: ObjCRuntime.ObjCMessage.argument(a, 0, "willTransitionFromLayout:toLayout:", as: (UICollectionViewLayout).self),
                    to: ObjCRuntime.ObjCMessage.argument(a, 1, "willTransitionFromLayout:toLayout:", as: (UICollectionViewLayout).self))
            }
        }
    }

    nonisolated private static func initializerOfUICollectionReusableView(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UICollectionReusableView() }
        case 1:
            return { a in UICollectionReusableView(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default:
            return { a in UICollectionReusableView(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:", as: (CGRect).self)) }
        }
    }
}
