import Darwin
import ObjectiveC
import UIKit

private enum Pools {
    static func autoreleasepool<Result>(_ body: () -> Result) -> Result { ObjectiveC.autoreleasepool(invoking: body) }
}

private final class Root: ObjectiveC.NSObject {}
private func isProxy(_ object: any ObjectiveC.NSObjectProtocol) -> Bool { object.isProxy() }

@MainActor func checkThatNamesAreFoundInTheModulesThatHaveThem() {
    expect(Pools.autoreleasepool { 3 } == 3)
    let selector: ObjectiveC.Selector = ObjectiveC.Selector("run")
    expect(selector.description == "run" && !isProxy(Root()))
    expect(Darwin.sqrt(4.0) == 2 && Darwin.getpid() > 0)
    expect(ObjectiveC.objc_getAssociatedObject(Root(), "none") == nil)
}
