// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension MKUserLocationView {
    nonisolated static var descriptionOfMKUserLocationView: FrameworkClass {
        FrameworkClass(
            MKUserLocationView.self,
            initializers: "initWithAnnotation:reuseIdentifier: initWithCoder:",
            initializer: MKUserLocationView.initializerOfMKUserLocationView)
    }

    nonisolated private static func initializerOfMKUserLocationView(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                MKUserLocationView(
                    annotation: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithAnnotation:reuseIdentifier:", as: ((any MKAnnotation)?).self),
                    reuseIdentifier: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithAnnotation:reuseIdentifier:", as: (String?).self))
            }
        default: return { a in MKUserLocationView(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}
