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

extension UICollectionViewController {
    nonisolated static var descriptionOfUICollectionViewController: FrameworkClass {
        FrameworkClass(
            UICollectionViewController.self,
            properties: """
                clearsSelectionOnViewWillAppear collectionView collectionViewLayout installsStandardGestureForInteractiveMovement \
                view
                """,
            methods: "collectionView:cellForItemAtIndexPath: collectionView:numberOfItemsInSection:",
            initializers: "init initWithCoder: initWithCollectionViewLayout: initWithNibName:bundle:",
            property: UICollectionViewController.propertyOfUICollectionViewController,
            method: UICollectionViewController.methodOfUICollectionViewController,
            initializer: UICollectionViewController.initializerOfUICollectionViewController)
    }

    private static func propertyOfUICollectionViewController(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("clearsSelectionOnViewWillAppear", \UICollectionViewController.clearsSelectionOnViewWillAppear)
        case 1: return .value("collectionView", \UICollectionViewController.collectionView)
        case 2: return .readOnly(\UICollectionViewController.collectionViewLayout)
        case 3:
            return .value(
                "installsStandardGestureForInteractiveMovement", \UICollectionViewController.installsStandardGestureForInteractiveMovement)
        default: return .value("view", \UICollectionViewController.view)
        }
    }

    nonisolated private static func methodOfUICollectionViewController(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UICollectionViewController).collectionView(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "collectionView:cellForItemAtIndexPath:", as: (UICollectionView).self),
                    cellForItemAt: ObjCRuntime.ObjCMessage.argument(a, 1, "collectionView:cellForItemAtIndexPath:", as: (IndexPath).self))
            }
        default:
            return { r, a in
                (r as! UICollectionViewController).collectionView(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "collectionView:numberOfItemsInSection:", as: (UICollectionView).self),
                    numberOfItemsInSection: ObjCRuntime.ObjCMessage.argument(a, 1, "collectionView:numberOfItemsInSection:", as: (Int).self)
                )
            }
        }
    }

    nonisolated private static func initializerOfUICollectionViewController(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UICollectionViewController() }
        case 1:
            return { a in UICollectionViewController(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 2:
            return { a in
                UICollectionViewController(
                    collectionViewLayout: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithCollectionViewLayout:", as: (UICollectionViewLayout).self))
            }
        default:
            return { a in
                UICollectionViewController(
                    nibName: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithNibName:bundle:", as: (String?).self),
                    bundle: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithNibName:bundle:", as: (Bundle?).self))
            }
        }
    }
}
