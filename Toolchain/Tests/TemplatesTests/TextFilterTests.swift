import Templates
import Testing

/// StencilSwiftKit's filters of texts.
@Suite struct TextFilterTests {
    @Test(arguments: [
        Example("{{ text|contains:'lo w' }}", gives: "true"),
        Example("{{ text|contains:'LO' }}", gives: "false"),
        Example("{{ text|hasPrefix:'he' }}", gives: "true"),
        Example("{{ text|hasPrefix:'lo' }}", gives: "false"),
        Example("{{ text|hasSuffix:'ld' }}", gives: "true"),
        Example("{{ text|hasSuffix:'lo' }}", gives: "false"),
        Example("{{ text|hasPrefix:'' }}", gives: "true"),
        Example("{% if text|contains:'hello' %}yes{% endif %}", gives: "yes"),
        Example("{{ number|contains:'3' }}", gives: "true"),
        Example("{{ yes|hasPrefix:'t' }}", gives: "true"),
    ])
    func filtersTellWhatATextHas(_ example: Example) {
        example.check(extensions: [.swift])
    }

    @Test(arguments: [
        Example("{{ 'string'|upperFirstLetter }}", gives: "String"),
        Example("{{ 'someCapString'|upperFirstLetter }}", gives: "SomeCapString"),
        Example("{{ '__y_z!'|upperFirstLetter }}", gives: "__y_z!"),
        Example("{{ ''|upperFirstLetter }}", gives: ""),
        Example("{{ 'hi there'|titlecase }}", gives: "Hi there"),
        Example("{{ 'URLChooser'|lowerFirstLetter }}", gives: "uRLChooser"),
        Example("{{ 'Hi There!'|lowerFirstLetter }}", gives: "hi There!"),
        Example("{{ ''|lowerFirstLetter }}", gives: ""),
        Example("{{ 'été'|upperFirstLetter }}", gives: "Été"),
    ])
    func theFirstLetterChanges(_ example: Example) {
        example.check(extensions: [.swift])
    }

    @Test(arguments: [
        Example("{{ 'PeoplePicker'|lowerFirstWord }}", gives: "peoplePicker"),
        Example("{{ 'URLChooser'|lowerFirstWord }}", gives: "urlChooser"),
        Example("{{ 'string'|lowerFirstWord }}", gives: "string"),
        Example("{{ 'strING'|lowerFirstWord }}", gives: "strING"),
        Example("{{ 'X'|lowerFirstWord }}", gives: "x"),
        Example("{{ 'STRing_with_words'|lowerFirstWord }}", gives: "stRing_with_words"),
        Example("{{ 'PLEASE_STOP_SCREAMING'|lowerFirstWord }}", gives: "please_STOP_SCREAMING"),
        Example("{{ 'PLEASESTOPSCREAMING!'|lowerFirstWord }}", gives: "pleasestopscreaming!"),
        Example("{{ '__y_z!'|lowerFirstWord }}", gives: "__y_z!"),
        Example("{{ ''|lowerFirstWord }}", gives: ""),
        Example("{{ 'A1_B2'|lowerFirstWord }}", gives: "a1_B2"),
        Example("{{ 'Été'|lowerFirstWord }}", gives: "été"),
    ])
    func theFirstWordIsMadeSmall(_ example: Example) {
        example.check(extensions: [.swift])
    }

    @Test(arguments: [
        Example("{{ 'test.jpg'|basename }}", gives: "test.jpg"),
        Example("{{ 'some/folder/test.jpg'|basename }}", gives: "test.jpg"),
        Example("{{ '/tmp/scratch.tiff'|basename }}", gives: "scratch.tiff"),
        Example("{{ '/tmp/'|basename }}", gives: "tmp"),
        Example("{{ 'scratch///'|basename }}", gives: "scratch"),
        Example("{{ '/'|basename }}", gives: "/"),
        Example("{{ ''|basename }}", gives: ""),
        Example("{{ 'file.txt.png'|basename }}", gives: "file.txt.png"),
        Example("{{ 'a//b'|basename }}", gives: "b"),
        Example("{{ 'test.jpg'|dirname }}", gives: "."),
        Example("{{ 'some/folder/test.jpg'|dirname }}", gives: "some/folder"),
        Example("{{ '/tmp/scratch.tiff'|dirname }}", gives: "/tmp"),
        Example("{{ '/tmp/lock/'|dirname }}", gives: "/tmp"),
        Example("{{ '/tmp/'|dirname }}", gives: "/"),
        Example("{{ '/tmp'|dirname }}", gives: "/"),
        Example("{{ '/'|dirname }}", gives: "/"),
        Example("{{ './a'|dirname }}", gives: "."),
        Example("{{ '../a'|dirname }}", gives: ".."),
        Example("{{ 'a//b'|dirname }}", gives: "a"),
        Example("{{ 'a/b/'|dirname }}", gives: "a"),
        Example("{{ '..'|dirname }}", gives: "../.."),
    ])
    func pathsAreTakenApart(_ example: Example) {
        example.check(extensions: [.swift])
    }

    @Test(arguments: [
        Example("{{ lines|removeNewlines }}", gives: "OneTwo"),
        Example("{{ lines|removeNewlines:'all' }}", gives: "OneTwo"),
        Example("{{ lines|removeNewlines:'leading' }}", gives: "OneTwo"),
        Example("{% filter removeNewlines %}\n a b \n c \n{% endfilter %}", gives: "abc"),
        Example("{% filter removeNewlines:'leading' %}\n a b,\n   c \n{% endfilter %}", gives: "a b,c"),
    ])
    func newlinesAreRemoved(_ example: Example) {
        example.check(extensions: [.swift])
    }

    @Test(arguments: [
        Example("{{ 'Hello'|replace:'l','k' }}", gives: "Hekko"),
        Example("{{ 'Europe'|replace:'e','a' }}", gives: "Europa"),
        Example(#"{{ 'Hey1World2!'|replace:'\d',' ' }}"#, gives: "Hey1World2!"),
        Example(#"{{ 'Hey1World2!'|replace:'\d',' ','regex' }}"#, gives: "Hey World !"),
        Example("{{ 'a.c'|replace:'.','x' }}", gives: "axc"),
        Example("{{ 'a.c'|replace:'.','x','regex' }}", gives: "xxx"),
        Example("{{ 'abc'|replace:'(b)','<$1>','regex' }}", gives: "a<b>c"),
        Example("{{ 'abc'|replace:'b','$0' }}", gives: "a$0c"),
        Example("{{ 'a,b'|replace:',',';' }}", gives: "a;b"),
        Example("{{ 'aaa'|replace:'','b' }}", gives: "aaa"),
        Example("{{ text|replace:'l','' }}", gives: "heo word"),
        Example("{{ number|replace:'3','three' }}", gives: "three"),
    ])
    func partsAreReplaced(_ example: Example) {
        example.check(extensions: [.swift])
    }

    @Test(arguments: [
        Example("{{ letters|contains:'a' }}", fails: "'contains' filter needs a text, not a list or table"),
        Example("{{ missing|upperFirstLetter }}", fails: "'upperFirstLetter' filter needs a text, but its value is nothing"),
        Example("{{ table|swiftIdentifier }}", fails: "'swiftIdentifier' filter needs a text, not a list or table"),
        Example("{{ text|contains }}", fails: "'contains' filter needs argument 1: the text to look for"),
        Example("{{ text|hasPrefix }}", fails: "'hasPrefix' filter needs argument 1: the beginning to look for"),
        Example("{{ text|replace }}", fails: "'replace' filter needs argument 1: what to look for"),
        Example("{{ text|replace:'a' }}", fails: "'replace' filter needs argument 2: what to put in its place"),
        Example("{{ text|replace:'a','b','c' }}", fails: "'replace' filter knows no 'c', only 'normal', 'regex'"),
        Example("{{ text|replace:'(','b','regex' }}", fails: "'replace' filter: '(' is no regular expression"),
        Example("{{ text|removeNewlines:'some' }}", fails: "'removeNewlines' filter knows no 'some', only 'all', 'leading'"),
        Example("{{ text|upperFirstLetter:1 }}", fails: "Can't invoke filter with an argument"),
    ])
    func aTextThatIsNoneIsRefused(_ example: Example) {
        example.check(extensions: [.swift])
    }
}
