// Made by `make generate` from the sources of this module.
import CTestEscape
import CoreGraphics
import Foundation
import ObjCRuntime
import SampanHost
import UIKit

/// Enters the module's classes in the registry when the library is loaded.
private enum Classes {
    @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
        ClassRegistry.registerFramework("XCUIAutomation", classes: names, description)
    }

    private static let names: NameList = """
        SampanUITestCase XCTApplicationLaunchMetric XCTAttachment XCTClockMetric XCTContext XCTMeasureOptions XCTOSSignpostMetric \
        XCUIApplication XCUICoordinate XCUIDevice XCUIElement XCUIElementQuery XCUIScreen XCUIScreenshot XCUISystem
        """

    private static func description(_ index: Int) -> FrameworkClass {
        switch index {
        case 0: return SampanUITestCase.descriptionOfSampanUITestCase
        case 1: return XCTApplicationLaunchMetric.descriptionOfXCTApplicationLaunchMetric
        case 2: return XCTAttachment.descriptionOfXCTAttachment
        case 3: return XCTClockMetric.descriptionOfXCTClockMetric
        case 4: return XCTContext.descriptionOfXCTContext
        case 5: return XCTMeasureOptions.descriptionOfXCTMeasureOptions
        case 6: return XCTOSSignpostMetric.descriptionOfXCTOSSignpostMetric
        case 7: return XCUIApplication.descriptionOfXCUIApplication
        case 8: return XCUICoordinate.descriptionOfXCUICoordinate
        case 9: return XCUIDevice.descriptionOfXCUIDevice
        case 10: return XCUIElement.descriptionOfXCUIElement
        case 11: return XCUIElementQuery.descriptionOfXCUIElementQuery
        case 12: return XCUIScreen.descriptionOfXCUIScreen
        case 13: return XCUIScreenshot.descriptionOfXCUIScreenshot
        default: return XCUISystem.descriptionOfXCUISystem
        }
    }
}
