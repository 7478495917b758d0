import SampanAssetCatalog
import Foundation
import Testing

@Suite struct ColorAndDataTests {
    private func color(_ json: String) throws -> (AssetColorValue?, AssetReport) {
        let fixture = try CatalogFixture()
        try fixture.write("c.colorset/Contents.json", #"{"colors":[{"idiom":"universal","color":\#(json)}]}"#)
        let (report, compiled) = try fixture.compile()
        return (compiled.color(named: "c", for: AssetTraits())?.value, report)
    }

    @Test(arguments: [
        (#"{"color-space":"srgb","components":{"red":"0.500","green":"0.250","blue":"1.000","alpha":"0.500"}}"#, [0.5, 0.25, 1], 0.5),
        (#"{"color-space":"srgb","components":{"red":"255","green":"51","blue":"0","alpha":"1.000"}}"#, [1, 0.2, 0], 1),
        (#"{"color-space":"srgb","components":{"red":"0xFF","green":"0x33","blue":"0x00","alpha":"1.000"}}"#, [1, 0.2, 0], 1),
        (#"{"color-space":"srgb","components":{"red":1,"green":0.2,"blue":0,"alpha":1}}"#, [1, 0.2, 0], 1),
        (#"{"color-space":"srgb","components":{"red":"1","green":"1","blue":"0","alpha":"1"}}"#, [1, 1, 0], 1),
    ])
    func everyNotationOfComponentsIsRead(json: String, values: [Double], alpha: Double) throws {
        #expect(try color(json).0 == .components(space: .sRGB, values: values, alpha: alpha))
    }

    @Test func spacesAndReferencesAreKept() throws {
        #expect(
            try color(#"{"color-space":"display-p3","components":{"red":"1.0","green":"0.0","blue":"0.0","alpha":"1.0"}}"#).0
                == .components(space: .displayP3, values: [1, 0, 0], alpha: 1))
        #expect(
            try color(#"{"color-space":"gray-gamma-22","components":{"white":"0.500","alpha":"1.0"}}"#).0
                == .components(space: .grayGamma22, values: [0.5], alpha: 1))
        #expect(
            try color(#"{"color-space":"extended-srgb","components":{"red":"1.200","green":"-0.100","blue":"0.0","alpha":"1.0"}}"#).0
                == .components(space: .extendedSRGB, values: [1.2, -0.1, 0], alpha: 1))
        #expect(try color(#"{"platform":"ios","reference":"systemBlueColor"}"#).0 == .reference(platform: "ios", name: "systemBlueColor"))
    }

    @Test func aColorThatCannotBeReadIsReportedWithItsLine() throws {
        let fixture = try CatalogFixture()
        try fixture.write(
            "c.colorset/Contents.json",
            """
            { "colors": [
              { "idiom": "universal",
                "color": { "color-space": "srgb", "components": { "red": "x", "green": "0.1", "blue": "0.1" } } }
            ] }
            """)
        let (report, compiled) = try fixture.compile()
        #expect(compiled.colorAsset(named: "c") == nil)
        #expect(report.diagnostics.map(\.line) == [3])
    }

    @Test func darkColorsFollowTheAppearance() throws {
        let fixture = try CatalogFixture()
        try fixture.write(
            "c.colorset/Contents.json",
            #"""
            {"colors":[{"idiom":"universal","color":{"reference":"labelColor"}},
             {"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],"color":{"reference":"systemRedColor"}}]}
            """#)
        let compiled = try fixture.compile().compiled
        #expect(compiled.color(named: "c", for: AssetTraits())?.value == .reference(platform: "ios", name: "labelColor"))
        #expect(
            compiled.color(named: "c", for: AssetTraits(luminosity: .dark))?.value == .reference(platform: "ios", name: "systemRedColor"))
    }

    @Test func dataSetsGiveTheirBytesAndType() throws {
        let fixture = try CatalogFixture()
        try fixture.write(
            "d.dataset/Contents.json", #"{"data":[{"idiom":"universal","filename":"d.json","universal-type-identifier":"public.json"}]}"#)
        try fixture.write("d.dataset/d.json", "[1]")
        let found = try #require(try fixture.compile().compiled.data(named: "d", for: AssetTraits()))
        #expect(found.data == Data("[1]".utf8))
        #expect(found.typeIdentifier == "public.json")
    }

    @Test func theLargestAppIconIsFound() throws {
        let fixture = try CatalogFixture()
        try fixture.write(
            "AppIcon.appiconset/Contents.json",
            #"""
            {"images":[{"idiom":"iphone","size":"60x60","scale":"3x","filename":"60.png"},
             {"idiom":"ios-marketing","size":"1024x1024","scale":"1x","filename":"1024.png"},{"idiom":"ipad","size":"83.5x83.5","scale":"2x"}]}
            """#)
        try fixture.write("AppIcon.appiconset/60.png", "60")
        try fixture.write("AppIcon.appiconset/1024.png", "1024")
        let (report, compiled) = try fixture.compile()
        let payload = try #require(report.appIcons.first?.largest?.payload)
        #expect(try String(contentsOf: compiled.payloadURL(payload), encoding: .utf8) == "1024")
        #expect(compiled.appIcon(named: "AppIcon")?.variants.count == 2)
    }
}
