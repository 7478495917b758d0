import Foundation
import SampanFoundation
import Testing

@Suite struct CoreFoundationNameTests {
    @Test func keysOfCoreFoundationNameWhatStandsInAnInfoDictionary() {
        #expect(kCFBundleVersionKey.description == "CFBundleVersion" && kCFBundleNameKey.description == "CFBundleName")
        #expect(kCFBundleIdentifierKey.description == "CFBundleIdentifier" && kCFBundleExecutableKey.description == "CFBundleExecutable")
    }

    @Test func aResultOfCFunctionsIsANumber() {
        let status: OSStatus = noErr
        #expect(status == 0)
    }

    @Test func whoKeepsAnObjectIsCounted() {
        let object = NSObject()
        let one = CFGetRetainCount(object)
        let kept = [object, object, object]
        #expect(CFGetRetainCount(object) == one + 3)
        withExtendedLifetime(kept) {}
    }

    @Test func objectsAreEqualByTheirOwnWord() {
        final class Plain {}
        let (one, other) = (NSNumber(value: 4), NSNumber(value: 4.0))
        #expect(CFEqual(one, other) && CFHash(one) == CFHash(other) && !CFEqual(one, NSNumber(value: 5)))
        let plain = Plain()
        #expect(CFEqual(plain, plain) && !CFEqual(plain, Plain()) && CFHash(plain) == CFHash(plain))
    }
}
