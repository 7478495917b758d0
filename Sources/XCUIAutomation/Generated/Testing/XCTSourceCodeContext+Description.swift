// Made by `make generate` from the sources of this module.
import CTestEscape
import CoreGraphics
import Foundation
import ObjCRuntime
import SampanHost
import UIKit

extension XCTSourceCodeContext {
    nonisolated static var descriptionOfXCTSourceCodeContext: FrameworkClass {
        FrameworkClass(
            XCTSourceCodeContext.self,
            properties: "location",
            initializers: "init initWithLocation:",
            property: XCTSourceCodeContext.propertyOfXCTSourceCodeContext,
            initializer: XCTSourceCodeContext.initializerOfXCTSourceCodeContext)
    }

    private static func propertyOfXCTSourceCodeContext(_ index: Int) -> ClassDescription.Property {
        .readOnly(\XCTSourceCodeContext.location)
    }

    nonisolated private static func initializerOfXCTSourceCodeContext(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in XCTSourceCodeContext() }
        default:
            return { a in
                XCTSourceCodeContext(
                    location: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithLocation:", as: (XCTSourceCodeLocation?).self))
            }
        }
    }
}
