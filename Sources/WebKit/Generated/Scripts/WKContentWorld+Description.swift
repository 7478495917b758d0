// Made by `make generate` from the sources of this module.
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension WKContentWorld {
    nonisolated static var descriptionOfWKContentWorld: FrameworkClass {
        FrameworkClass(
            WKContentWorld.self,
            properties: "name",
            classMethods: "worldWithName:",
            property: WKContentWorld.propertyOfWKContentWorld,
            classMethod: WKContentWorld.classMethodOfWKContentWorld)
    }

    private static func propertyOfWKContentWorld(_ index: Int) -> ClassDescription.Property {
        .readOnly(\WKContentWorld.name)
    }

    nonisolated private static func classMethodOfWKContentWorld(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! WKContentWorld.Type).world(name: ObjCRuntime.ObjCMessage.argument(a, 0, "worldWithName:", as: (String).self)) }
    }
}
