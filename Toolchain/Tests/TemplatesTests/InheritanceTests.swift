import Templates
import Testing

/// Templates that extend others.
@Suite struct InheritanceTests {
    @Test(arguments: [
        Example(#"{% extends "base" %}"#, gives: "<Header|Body of Kyle>"),
        Example(#"{% extends "base" %}{% block header %}Mine{% endblock %}"#, gives: "<Mine|Body of Kyle>"),
        Example(#"{% extends "base" %}{% block header %}1{% endblock %}{% block body %}2{% endblock %}"#, gives: "<1|2>"),
        Example(#"{% extends "base" %}text that is not in a block{% block body %}{{ number }}{% endblock %}"#, gives: "<Header|3>"),
        Example(#"x{% extends "base" %}{% block body %}y{% endblock %}"#, gives: "x<Header|y>"),
        Example("{% extends template %}", gives: "Hello Kyle!"),
        Example(#"{% extends "base" %}{% block header %}1{% endblock %}{% block header %}2{% endblock %}"#, gives: "<2|Body of Kyle>"),
        Example(#"{% extends "base" %}{% block other %}1{% endblock %}"#, gives: "<Header|Body of Kyle>"),
    ])
    func aBlockReplacesTheOneOfItsName(_ example: Example) {
        example.check(templates: Samples.templates)
    }

    @Test(arguments: [
        Example(#"{% extends "base" %}{% block header %}My {{ block.super }}{% endblock %}"#, gives: "<My Header|Body of Kyle>"),
        Example(#"{% extends "middle" %}{% block header %}My {{ block.super }}{% endblock %}"#, gives: "<My Middle Header|Body of Kyle>"),
        Example(#"{% extends "middle" %}"#, gives: "<Middle Header|Body of Kyle>"),
        Example(#"{% extends "middle" %}{% block body %}[{{ block.super }}]{% endblock %}"#, gives: "<Middle Header|[Body of Kyle]>"),
        Example(
            #"{% extends "base" %}{% block header %}{% if yes %}{{ block.super }}{% endif %}{% for x in 1...2 %}{{ block.super }}{% endfor %}{% endblock %}"#,
            gives: "<HeaderHeaderHeader|Body of Kyle>"),
        Example("{% block header %}{{ block.super }}{% endblock %}", gives: ""),
        Example("{{ block.super }}", gives: ""),
    ])
    func superIsWhatABlockReplaces(_ example: Example) {
        example.check(templates: Samples.templates)
    }

    @Test(arguments: [
        Example("{% block header %}Mine{% endblock %}{{ block.header }}", gives: "MineMine"),
        Example(#"{% extends "repeating" %}{% block header %}Mine{% endblock %}"#, gives: "Mine-Mine"),
        Example("{{ block.header }}", gives: ""),
    ])
    func aBlockCanBePrintedAgain(_ example: Example) {
        example.check(templates: Samples.templates)
    }

    @Test(arguments: [
        Example("{% block header %}{{ name }}{% endblock %}", gives: "Kyle"),
        Example("{% block header %}a{% endblock header %}b", gives: "ab"),
        Example("{% block a %}1{% endblock %}{% block b %}2{% endblock %}", gives: "12"),
        Example("{% block header %}to the end", gives: "to the end"),
    ])
    func aBlockIsAPartOfItsOwnTemplate(_ example: Example) {
        example.check(templates: Samples.templates)
    }

    @Test(arguments: [
        Example("{% extends %}", fails: "'extends' takes one argument, the template file to be extended"),
        Example(#"{% extends "a" "b" %}"#, fails: "'extends' takes one argument, the template file to be extended"),
        Example("{% extends number %}", fails: "'number' could not be resolved as a string"),
        Example("{% extends missing %}", fails: "'missing' could not be resolved as a string"),
        Example(#"{% extends "base" %}{% extends "base" %}"#, fails: "'extends' cannot appear more than once in the same template"),
        Example(#"{% extends "faulty" %}"#, fails: "Unknown filter 'nonsense'. Found similar filters: 'indent'."),
        Example("{% block %}{% endblock %}", fails: "'block' tag takes one argument, the block name"),
        Example("{% block a b %}{% endblock %}", fails: "'block' tag takes one argument, the block name"),
        Example(
            #"{% extends "base" %}{% block header %}{{ name|nonsense }}{% endblock %}"#,
            fails: "Unknown filter 'nonsense'. Found similar filters: 'indent'."),
    ])
    func whatExtendsWronglyIsRefused(_ example: Example) {
        example.check(templates: Samples.templates)
    }
}
