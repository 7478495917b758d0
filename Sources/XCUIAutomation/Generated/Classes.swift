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
        SampanUITestCase XCTApplicationLaunchMetric XCTAttachment XCTCPUMetric XCTClockMetric XCTContext XCTExpectedFailure \
        XCTExpectedFailure.Options XCTMeasureOptions XCTMemoryMetric XCTOSSignpostMetric XCTSourceCodeContext XCTSourceCodeLocation \
        XCTStorageMetric XCUIApplication XCUICoordinate XCUIDevice XCUIElement XCUIElementQuery XCUIScreen XCUIScreenshot XCUISystem
        """

    private static func description(_ index: Int) -> FrameworkClass {
        switch index {
        case 0: return SampanUITestCase.descriptionOfSampanUITestCase
        case 1: return XCTApplicationLaunchMetric.descriptionOfXCTApplicationLaunchMetric
        case 2: return XCTAttachment.descriptionOfXCTAttachment
        case 3: return XCTCPUMetric.descriptionOfXCTCPUMetric
        case 4: return XCTClockMetric.descriptionOfXCTClockMetric
        case 5: return XCTContext.descriptionOfXCTContext
        case 6: return XCTExpectedFailure.descriptionOfXCTExpectedFailure
        case 7: return XCTExpectedFailure.Options.descriptionOfXCTExpectedFailureOptions
        case 8: return XCTMeasureOptions.descriptionOfXCTMeasureOptions
        case 9: return XCTMemoryMetric.descriptionOfXCTMemoryMetric
        case 10: return XCTOSSignpostMetric.descriptionOfXCTOSSignpostMetric
        case 11: return XCTSourceCodeContext.descriptionOfXCTSourceCodeContext
        case 12: return XCTSourceCodeLocation.descriptionOfXCTSourceCodeLocation
        case 13: return XCTStorageMetric.descriptionOfXCTStorageMetric
        case 14: return XCUIApplication.descriptionOfXCUIApplication
        case 15: return XCUICoordinate.descriptionOfXCUICoordinate
        case 16: return XCUIDevice.descriptionOfXCUIDevice
        case 17: return XCUIElement.descriptionOfXCUIElement
        case 18: return XCUIElementQuery.descriptionOfXCUIElementQuery
        case 19: return XCUIScreen.descriptionOfXCUIScreen
        case 20: return XCUIScreenshot.descriptionOfXCUIScreenshot
        default: return XCUISystem.descriptionOfXCUISystem
        }
    }
}
