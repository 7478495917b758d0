import MobileCoreServices
import Testing
import UniformTypeIdentifiers

/// The functions and constants that `UTType` replaced.
@Suite struct TypeFunctionTests {
    @Test func constantsAreTheIdentifiers() {
        #expect([kUTTypeImage as String, kUTTypeMovie as String] == ["public.image", "public.movie"])
        #expect(kUTTypeMPEG4 == "public.mpeg-4" && kUTType3DContent == "public.3d-content")
        for constant in [kUTTypePICT, kUTTypeJavaClass, kUTTypeInkText, kUTTypeAliasRecord, kUTTypeQuickTimeImage] {
            #expect(UTTypeIsDeclared(constant), "\(constant)")
        }
    }

    @Test func typesAreFoundByTags() {
        let type = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "jpg", nil)?.takeRetainedValue()
        #expect(type == kUTTypeJPEG)
        let audio = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "mp4", kUTTypeAudio)?.takeRetainedValue()
        #expect(audio == kUTTypeMPEG4Audio)
        let all = UTTypeCreateAllIdentifiersForTag(kUTTagClassFilenameExtension, "mp4", nil)?.takeRetainedValue()
        #expect(all == [kUTTypeMPEG4, kUTTypeMPEG4Audio] as NSArray)
        let unknown = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "nobody-knows", nil)?.takeRetainedValue()
        #expect(unknown.map(UTTypeIsDynamic) == true && unknown.map(UTTypeIsDeclared) == false)
    }

    @Test func tagsAreFoundByType() {
        #expect(UTTypeCopyPreferredTagWithClass(kUTTypePNG, kUTTagClassMIMEType)?.takeRetainedValue() == "image/png")
        #expect(UTTypeCopyAllTagsWithClass(kUTTypeTIFF, kUTTagClassFilenameExtension)?.takeRetainedValue() == ["tiff", "tif"] as NSArray)
        #expect(UTTypeCopyPreferredTagWithClass(kUTTypeImage, kUTTagClassMIMEType) == nil)
    }

    @Test func typesAreCompared() {
        #expect(UTTypeEqual("Public.PNG", kUTTypePNG) && !UTTypeEqual(kUTTypePNG, kUTTypeGIF))
        #expect(UTTypeConformsTo(kUTTypePNG, kUTTypeImage) && !UTTypeConformsTo(kUTTypeImage, kUTTypePNG))
        #expect(UTTypeConformsTo("com.example.unknown", "com.example.Unknown"))
    }

    @Test func declarationsAreToldAsAnInfoPlistSaysThem() {
        let declaration = UTTypeCopyDeclaration(kUTTypePNG)?.takeRetainedValue()
        #expect(declaration?[kUTTypeIdentifierKey] as? String == "public.png")
        #expect(declaration?[kUTTypeConformsToKey] as? [String] == ["public.image"])
        #expect(UTTypeCopyDeclaration("com.example.unknown") == nil && UTTypeCopyDeclaringBundleURL(kUTTypePNG) == nil)
        #expect(UTTypeCopyDescription(kUTTypeImage)?.takeRetainedValue() == "image")
    }

    @Test func fourLettersAreANumber() {
        #expect(UTGetOSTypeFromString("TEXT") == 0x5445_5854 && UTGetOSTypeFromString("ab") == 0x6162_2020)
        #expect(UTGetOSTypeFromString("longer") == 0)
        #expect(UTCreateStringForOSType(0x5445_5854).takeRetainedValue() == "TEXT")
    }
}
