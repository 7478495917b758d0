// Made by `make generate` from the sources of this module.
import CTestEscape
import CoreGraphics
import Foundation
import ObjCRuntime
import SampanHost
import UIKit

extension XCUIScreenshot {
    nonisolated static var descriptionOfXCUIScreenshot: FrameworkClass {
        FrameworkClass(
            XCUIScreenshot.self,
            properties: "image pngRepresentation",
            property: XCUIScreenshot.propertyOfXCUIScreenshot)
    }

    private static func propertyOfXCUIScreenshot(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\XCUIScreenshot.image)
        default: return .readOnly(\XCUIScreenshot.pngRepresentation)
        }
    }
}
