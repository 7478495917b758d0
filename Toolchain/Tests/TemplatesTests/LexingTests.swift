import Templates
import Testing

/// What is a tag, and what is text.
@Suite struct LexingTests {
    @Test(arguments: [
        Example("text", gives: "text"),
        Example("", gives: ""),
        Example("a\nb\n", gives: "a\nb\n"),
        Example("{", gives: "{"),
        Example("{a}", gives: "{a}"),
        Example("{ { name } }", gives: "{ { name } }"),
        Example("}}", gives: "}}"),
        Example("%}", gives: "%}"),
        Example("#}", gives: "#}"),
        Example("100 %", gives: "100 %"),
        Example("a } b", gives: "a } b"),
    ])
    func textStaysAsItIs(_ example: Example) {
        example.check()
    }

    @Test(arguments: [
        Example("a{# comment #}b", gives: "ab"),
        Example("{##}a", gives: "a"),
        Example("{# {{ name }} #}", gives: ""),
        Example("{# a\nb #}c", gives: "c"),
        Example("{#}a", gives: "a"),
        Example("{# {% if %} #}x", gives: "x"),
    ])
    func commentsAreNotPrinted(_ example: Example) {
        example.check()
    }

    @Test(arguments: [
        Example("{{ name }}}", gives: "Kyle}"),
        Example("{{ name }} }}", gives: "Kyle }}"),
        Example("{{{ name }}}", gives: "}"),
        Example("{{ '}}' }}", gives: "' }}"),
        Example("{%}a", gives: "a"),
        Example("{% %}a", gives: "a"),
        Example("{{ name } }} z", gives: " z"),
    ])
    func aTagEndsAtTheFirstDelimiter(_ example: Example) {
        example.check()
    }

    @Test(arguments: [
        Example("a{{ name", gives: "a"),
        Example("a{% if yes", gives: "a"),
        Example("a{# comment", gives: "a"),
        Example("a\n{{ name }} {{", gives: "a\nKyle "),
    ])
    func whatIsNotClosedIsLeftOut(_ example: Example) {
        example.check()
    }

    @Test(arguments: [
        Example("{% if\n  yes\n   and\n number %}a{% endif %}", gives: "a"),
        Example("{%\nif yes\n%}a{%\nendif\n%}", gives: "a"),
        Example("{{ name|default:\n  'x' }}", gives: "Kyle"),
    ])
    func aTagMayGoOverLines(_ example: Example) {
        example.check()
    }

    @Test(arguments: [
        Example("{%if yes%}a{%endif%}", gives: "a"),
        Example("{%  if   yes  %}a{%  endif  %}", gives: "a"),
        Example("{{ name|uppercase }}", gives: "KYLE"),
        Example("{{ name | uppercase }}", gives: "KYLE"),
        Example(#"{{ letters | join : ", " }}"#, gives: "a, b, c"),
        Example("{{ missing | default : 'a' , 'b' }}", gives: "a"),
        Example("{{\tname\t}}", gives: "Kyle"),
        Example("{%\tif yes\t%}a{%\tendif\t%}", gives: "a"),
    ])
    func spacesInATagDoNotMatter(_ example: Example) {
        example.check()
    }
}
