import AdSupport
import Testing

@Suite struct ASIdentifierManagerTests {
    @Test func anAppThatMayNotTrackGetsZeros() {
        let manager = ASIdentifierManager.shared()
        #expect(manager.advertisingIdentifier.uuidString == "00000000-0000-0000-0000-000000000000")
        #expect(!manager.isAdvertisingTrackingEnabled)
        #expect(manager === ASIdentifierManager.shared())
    }
}
